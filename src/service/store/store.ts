import type { BpItem } from "../answer-types.ts";
import type { Bytes } from "../base64.ts";

/** A stored case. Its files are stored separately, by document id. */
export interface CaseRecord {
  readonly id: number;
  readonly bpItem: BpItem;
  /** What the case becomes after a reading without files, as if other people changed it. */
  readonly later?: BpItem;
}

/** A case to be stored, with the bytes of its files by document id. */
export interface NewCase {
  readonly record: CaseRecord;
  readonly files: ReadonlyMap<string, Bytes>;
}

type FirstCases = () => readonly CaseRecord[];

/**
 * Makes a new case, or says in a sentence why it makes none. It runs inside the store's transaction, so
 * two tabs never get the same id nor two open cases of one ARN. It must not wait for anything.
 *
 * @param stored all cases, by ascending ids
 */
export type MakeCase = (stored: readonly CaseRecord[]) => NewCase | string;

/** Stores cases. Every method is atomic. */
export interface Store {
  /** Puts the first cases into an empty store. @param isReset whether the store is emptied before. */
  fill(first: FirstCases, isReset?: boolean): Promise<void>;
  /** Reads a case; `undefined` when there is none with this id. */
  read(id: number): Promise<CaseRecord | undefined>;
  replace(record: CaseRecord): Promise<void>;
  /** Adds the case that `makeCase` makes and returns it, or returns its sentence. */
  add(makeCase: MakeCase): Promise<CaseRecord | string>;
  /** The bytes of a file; `undefined` for an unknown document id. */
  readFile(documentId: string): Promise<Bytes | undefined>;
}
