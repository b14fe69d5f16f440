import { memoize } from "#lib/memoize.ts";

const formatter = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment by this computer's clock, with its day: `25 Nov 2026, 22:50`. @param at in milliseconds since 1970. */
export const formatMoment = (at: number, tag: string): string => formatter(tag).format(at);

const exactFormatter = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "medium" }),
);

/** {@link formatMoment} to the second: `25 Nov 2026, 22:50:07`. */
export const formatMomentExactly = (at: number, tag: string): string =>
  exactFormatter(tag).format(at);

const zonedFormatter = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "long", hourCycle: "h23" }),
);

/** {@link formatMomentExactly} with the zone of this computer, for paper: `25 Nov 2026, 22:50:07 GMT+3`. */
export const formatMomentWithZone = (at: number, tag: string): string =>
  zonedFormatter(tag).format(at);

/** From one moment to another, in milliseconds since 1970: `25 Nov 2026, 22:50 – 23:10`. */
export const formatMoments = (from: number, to: number, tag: string): string =>
  formatter(tag).formatRange(from, to);

const timeFormatter = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/**
 * A moment by this computer's clock: `22:50` today, with the day on any other day.
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
