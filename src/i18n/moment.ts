import { memoize } from "./memoize.ts";

const formatter = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment by this computer's clock, with its day: `25 Nov 2026, 22:50`. @param at in milliseconds since 1970. */
export const formatMoment = (at: number, tag: string): string => formatter(tag).format(at);

const timeFormatter = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/**
 * A moment of today by this computer's clock, `22:50`; one of another day with its day.
 * @param at in milliseconds since 1970.
 */
export const formatTimeOfDay = (at: number, tag: string): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? timeFormatter(tag).format(at)
    : formatMoment(at, tag);

// Sweden writes dates as ISO 8601 does.
const sortableFormatter = new Intl.DateTimeFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment by this computer's clock for a file name, in every language: `2026-11-26 04.15`. */
export const formatForFileName = (at: number): string =>
  sortableFormatter.format(at).replace(":", ".");
