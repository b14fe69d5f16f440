import { type Contract, Unread } from "./leaf.ts";
import { Items, isRecord } from "./resource.ts";

/** One difference between a response and the specification; `path` is like `bpItem.stages[2].fields[0].mask`. */
export type ContractNote =
  | { readonly kind: "unknown-key"; readonly path: string }
  | { readonly kind: "absent-key"; readonly path: string }
  | { readonly kind: "unknown-value"; readonly path: string; readonly value: string }
  | {
      readonly kind: "other-type";
      readonly path: string;
      readonly declared: string;
      readonly sent: string;
    };

/** Every difference between a value that a schema read and the specification. */
export function contractNotes(contract: Contract, read: unknown): ContractNote[] {
  const work = findNotes(contract, read);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** The same in steps, one for each item of a list: it takes reading every value. */
export function* findNotes(
  contract: Contract,
  read: unknown,
): Generator<undefined, ContractNote[]> {
  const notes: ContractNote[] = [];
  yield* addNotes(notes, contract, read, () => "");
  return notes;
}

/** Where a value stands: a case has tens of thousands of values and hardly a note, so it is spelled only for one. */
type Path = () => string;

function* addNotes(
  notes: ContractNote[],
  contract: Contract,
  read: unknown,
  path: Path,
): Generator<undefined, void> {
  const { declared = "object", keys, items, known } = contract;
  if (read instanceof Unread) {
    notes.push({ kind: "other-type", path: path(), declared, sent: typeName(read.sent) });
  } else if (keys && isRecord(read)) {
    yield* addKeyNotes(notes, keys, contract.sparse, read, path);
  } else if (items && read instanceof Items) {
    for (const [at, item] of read.all.entries()) {
      yield* addNotes(notes, items, item, () => `${path()}[${at}]`);
      yield;
    }
  } else if (items) {
    yield* addNotes(notes, items, read, path);
  } else if (known) {
    for (const value of Array.isArray(read) ? read : [read]) {
      if (typeof value !== "string" || value === "" || known.includes(value)) continue;
      notes.push({ kind: "unknown-value", path: path(), value });
    }
  }
}

function* addKeyNotes(
  notes: ContractNote[],
  keys: Readonly<Record<string, Contract>>,
  sparse: ReadonlySet<string> | undefined,
  read: Readonly<Record<string, unknown>>,
  path: Path,
): Generator<undefined, void> {
  const at = (key: string) => (path() === "" ? key : `${path()}.${key}`);
  for (const key in read) {
    const contract = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (!contract) notes.push({ kind: "unknown-key", path: at(key) });
    else if (hasNotes(contract, read[key])) {
      yield* addNotes(notes, contract, read[key], () => at(key));
    }
  }
  for (const key in keys) {
    if (read[key] === undefined && !sparse?.has(key)) {
      notes.push({ kind: "absent-key", path: at(key) });
    }
  }
}

/** Whether there can be anything to say: of nearly every value there is not. */
const hasNotes = ({ items, known }: Contract, read: unknown) =>
  items !== undefined || known !== undefined || read instanceof Unread;

function typeName(sent: unknown): string {
  if (Array.isArray(sent)) return "array";
  if (typeof sent === "object" && sent !== null) return isRecord(sent) ? "object" : "number";
  return typeof sent;
}
