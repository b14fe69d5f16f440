import { type DateTime, isSentinel } from "#wire/date-time.ts";
import { writeJson } from "#wire/json.ts";
import { LazyList, type Leaf, Mismatch } from "#wire/leaf.ts";

export type { DateTime } from "#wire/date-time.ts";
export type { Decimal } from "#wire/leaf.ts";

/** A value as the model holds it: read, not of the declared type, or not there (absent or `null`). */
export type Sent<T> = T | Mismatch | undefined;

/** A leaf of the wire as the model holds it. */
export const readSent = <T>(leaf: Leaf<T>): Sent<T> => leaf ?? undefined;

/** A date-time of the wire as the model holds it: a sentinel where none belongs says that there is no date. */
export const readDateTime = <T>(leaf: Leaf<T>): Sent<T> =>
  isSentinel(leaf) ? undefined : readSent(leaf);

/** The value itself, or `undefined` when it was absent or of another type. */
export const readOnly = <T>(leaf: Leaf<T>): T | undefined =>
  leaf instanceof Mismatch ? undefined : (leaf ?? undefined);

/**
 * Whether something is claimed: `true`, and also where that was sent as `1` or as text, which the
 * contract notes tell. Who leaves out an active stage for its type leaves out its deadline.
 */
export const isClaimed = (leaf: Leaf<boolean>): boolean =>
  leaf instanceof Mismatch ? /^(?:1|true)$/i.test(sentText(leaf)) : (leaf ?? false);

/** The items that could be read of a list, in the order sent. */
export function readItems<T>(leaf: Leaf<readonly (T | Mismatch)[] | LazyList<T>>): readonly T[] {
  const items = readOnly(leaf) ?? [];
  if (items instanceof LazyList) return items.all;
  return items.filter((item): item is Exclude<T | Mismatch, Mismatch> => !isOdd(item));
}

/** Whatever was sent, as text: strings as they are, anything else as JSON, nothing as "". */
export function sentText(value: unknown): string {
  const sent = value instanceof Mismatch ? value.received : value;
  if (sent === undefined || sent === null) return "";
  return typeof sent === "string" ? sent : writeJson(sent);
}

/** Whether the value was sent with another type than the specification declares. */
export const isOdd = (value: unknown): value is Mismatch => value instanceof Mismatch;

/** The date-time itself; `undefined` for a word that says there is none, and for what is no date-time. */
export const dateOf = (date: Sent<DateTime | "never" | "open">): DateTime | undefined =>
  date === "never" || date === "open" || isOdd(date) ? undefined : date;
