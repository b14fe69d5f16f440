import type { Bytes } from "../base64.ts";
import type { BpItem } from "../bp-item.ts";

/** A case as it is stored. Files are stored apart from it, by document id. */
export interface CaseRecord {
  readonly id: number;
  /** The ARNs of its transactions. */
  readonly arns: readonly string[];
  readonly bpItem: BpItem;
  /**
   * What the answer says instead of the truth, by path such as `stages.2.fields.0.maxLength`:
   * how the demo shows a response that breaks the contract.
   */
  readonly misprints?: Readonly<Record<string, unknown>>;
  /** What others make of the case: each reading without files puts the next of these in its place. */
  readonly later?: readonly BpItem[];
}

/** A case that is about to be stored, with the bytes of its files by document id. */
export interface NewCase {
  readonly record: CaseRecord;
  readonly files: ReadonlyMap<string, Bytes>;
}

/** What a store begins with. */
export interface FirstCases {
  readonly records: readonly CaseRecord[];
  /** The id of the first case that is created. */
  readonly nextId: number;
}

/**
 * Decides on a new case, inside the store's transaction: two tabs never get the same id, nor two
 * open cases of one ARN. Returns the case, or in words why there is none. Must not wait for anything.
 */
export type Decide = (id: number, sameArn: readonly CaseRecord[]) => NewCase | string;

/** Where cases live. Every method is one step that happens whole or not at all. */
export interface Store {
  /** Puts the first cases in, unless that was done before. */
  fill(first: () => FirstCases): Promise<void>;
  /** Forgets everything, and puts the first cases in again. */
  reset(first: () => FirstCases): Promise<void>;
  find(id: number): Promise<CaseRecord | undefined>;
  /** Replaces a case by what `change` makes of it; `undefined` when there is none with this id. */
  change(id: number, change: (found: CaseRecord) => CaseRecord): Promise<CaseRecord | undefined>;
  /** Adds the case that `decide` makes with the next free id, or returns its words. */
  add(arn: string, decide: Decide): Promise<CaseRecord | string>;
  /** The bytes of a file; `undefined` when the store has none under this document id. */
  readFile(documentId: string): Promise<Bytes | undefined>;
}
