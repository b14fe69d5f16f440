import { type DateTime, isSentinel } from "#wire/date-time.ts";
import { writeJson } from "#wire/json.ts";
import { type Leaf, Unread } from "#wire/leaf.ts";
import type { Items } from "#wire/resource.ts";

export type { DateTime } from "#wire/date-time.ts";
export type { Decimal } from "#wire/leaf.ts";

/** A value as the model holds it: read, not of the declared type, or not there (absent or `null`). */
export type Sent<T> = T | Unread | undefined;

/** A leaf of the wire as the model holds it. */
export const readSent = <T>(leaf: Leaf<T> | undefined): Sent<T> => leaf ?? undefined;

/** A date-time of the wire as the model holds it: a sentinel where none belongs says that there is no date. */
export const readDateTime = <T>(leaf: Leaf<T> | undefined): Sent<T> =>
  isSentinel(leaf) ? undefined : readSent(leaf);

/** The value itself, or `undefined` when it was absent or of another type. */
export const readOnly = <T>(leaf: Leaf<T> | undefined): T | undefined =>
  leaf instanceof Unread ? undefined : (leaf ?? undefined);

/**
 * Whether something is claimed: `true`, and also where that was sent as `1` or as text, which the
 * contract notes tell. Who leaves out an active stage for its type leaves out its deadline.
 */
export const isClaimed = (leaf: Leaf<boolean> | undefined): boolean =>
  leaf instanceof Unread ? /^(?:1|true)$/i.test(sentText(leaf)) : (leaf ?? false);

/** The items that could be read of a list, in the order sent. */
export const readItems = <T>(leaf: Leaf<Items<T>> | undefined): T[] =>
  (readOnly(leaf)?.all ?? []).filter(
    (item): item is Exclude<T | Unread, Unread> => !(item instanceof Unread),
  );

/** Whatever was sent, as text: strings as they are, anything else as JSON, nothing as "". */
export function sentText(value: unknown): string {
  const sent = value instanceof Unread ? value.sent : value;
  if (sent === undefined || sent === null) return "";
  return typeof sent === "string" ? sent : writeJson(sent);
}

/** Whether the value was sent with another type than the specification declares. */
export const isOdd = (value: unknown): value is Unread => value instanceof Unread;

/** The date-time itself; `undefined` for a word that says there is none, and for what is no date-time. */
export const dateOf = (date: Sent<DateTime | "never" | "open">): DateTime | undefined =>
  date === "never" || date === "open" || isOdd(date) ? undefined : date;
