import { type DateTime, isSentinel } from "#wire/date-time.ts";
import { writeJson } from "#wire/json.ts";
import { LazyList, type Leaf, Mismatch } from "#wire/leaf.ts";

export type { DateTime } from "#wire/date-time.ts";
export type { Decimal } from "#wire/leaf.ts";

/** A value as the model holds it: read, not of the declared type, or not there (absent or `null`). */
export type Received<T> = T | Mismatch | undefined;

/** A leaf of the wire as the model holds it. */
export const readLeaf = <T>(leaf: Leaf<T>): Received<T> => leaf ?? undefined;

/** A date-time of the wire as the model holds it: a sentinel where none belongs says that there is no date. */
export const readDateTime = <T>(leaf: Leaf<T>): Received<T> =>
  isSentinel(leaf) ? undefined : readLeaf(leaf);

/** The value itself, or `undefined` when it was absent or of another type. */
export const ifDeclared = <T>(leaf: Leaf<T>): T | undefined =>
  leaf instanceof Mismatch ? undefined : (leaf ?? undefined);

/**
 * Reads a flag. `1` and `"true"` count too (the contract notes tell of them): rejecting a mistyped
 * `isActive` would hide the stage's deadline.
 */
export const readFlag = (leaf: Leaf<boolean>): boolean =>
  leaf instanceof Mismatch ? /^(?:1|true)$/i.test(receivedText(leaf)) : (leaf ?? false);

/** The items that could be read of a list, in the order received. */
export function readItems<T>(leaf: Leaf<readonly (T | Mismatch)[] | LazyList<T>>): readonly T[] {
  const items = ifDeclared(leaf) ?? [];
  if (items instanceof LazyList) return items.all;
  return items.filter((item): item is Exclude<T | Mismatch, Mismatch> => !isMismatch(item));
}

/** Whatever was received, as text: strings as they are, anything else as JSON, nothing as "". */
export function receivedText(value: unknown): string {
  const received = value instanceof Mismatch ? value.received : value;
  if (received === undefined || received === null) return "";
  return typeof received === "string" ? received : writeJson(received);
}

/** Whether the value has another type than the specification declares. */
export const isMismatch = (value: unknown): value is Mismatch => value instanceof Mismatch;

/** The date-time itself; `undefined` for a word that says there is none, and for what is no date-time. */
export const dateOf = (date: Received<DateTime | "never" | "open">): DateTime | undefined =>
  date === "never" || date === "open" || isMismatch(date) ? undefined : date;
