import { ExactNumber, isRecord } from "./json.ts";
import { readWholeNumber } from "./whole-number.ts";

// For error bodies and answers of CreateBp, in which no created case may be overlooked; a case is read strictly.

/** The keys of a record that differ from a key by their casing alone. */
export function otherSpellings(
  record: Readonly<Record<string, unknown>>,
  key: string,
): readonly string[] {
  const lower = key.toLowerCase();
  return Object.keys(record).filter((other) => other !== key && other.toLowerCase() === lower);
}

/** The value of a key in any casing, the exact one first: `bpItemId`, `BpItemId`; `undefined` without the key. */
export const valueOf = (record: Readonly<Record<string, unknown>>, key: string): unknown =>
  [key, ...otherSpellings(record, key)]
    .filter((spelled) => Object.hasOwn(record, spelled))
    .map((spelled) => record[spelled])[0];

/** A flag as a boolean, 1 or 0, or the text of one of them; `undefined` for anything else. */
export function readBoolean(value: unknown): boolean | undefined {
  if (typeof value === "boolean") return value;
  const source = value instanceof ExactNumber ? value.source : value;
  if (typeof source !== "string" && typeof source !== "number") return undefined;
  const text = String(source).trim().toLowerCase();
  const number = readWholeNumber(text);
  if (text === "true" || number === 1) return true;
  return text === "false" || number === 0 ? false : undefined;
}

/** Every object in a JSON value, itself included: those nearer to the top first. */
export function* recordsIn(json: unknown): Generator<Record<string, unknown>> {
  let level = [json];
  while (level.length > 0) {
    const records = level.filter(isRecord);
    yield* records;
    const lists = level.filter((value) => Array.isArray(value));
    level = [...lists, ...records.map((record) => Object.values(record))].flat();
  }
}
