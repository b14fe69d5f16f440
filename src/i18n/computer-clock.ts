// Moments, in milliseconds since 1970, by this computer's clock; times by the service's own are in service-clock.ts.

import { memoize } from "#lib/memoize.ts";
import { tryOrUndefined } from "#lib/try-or-undefined.ts";

const timeStyles = {
  minutes: { timeStyle: "short" },
  seconds: { timeStyle: "medium" },
  zone: { timeStyle: "long", hourCycle: "h23" },
} as const;

const formatter = memoize(
  (tag: string, exactness: keyof typeof timeStyles) =>
    new Intl.DateTimeFormat(tag, { dateStyle: "medium", ...timeStyles[exactness] }),
);

/** Russian writes `2026 г.`; dates are mostly in lists. */
export const withoutYearWord = (text: string): string => text.replaceAll(/\sг\./g, "");

/** `25 Nov 2026, 22:50`, `25 Nov 2026, 22:50:07` or `25 Nov 2026, 22:50:07 GMT+3`. */
export const formatMoment = (
  at: number,
  tag: string,
  exactness: keyof typeof timeStyles = "minutes",
): string => withoutYearWord(formatter(tag, exactness).format(at));

/** `25 Nov 2026, 22:50 – 23:10`. */
export const formatMoments = (from: number, to: number, tag: string): string =>
  withoutYearWord(formatter(tag, "minutes").formatRange(from, to));

const timeFormatter = memoize(
  (tag: string) =>
    new Intl.DateTimeFormat(tag, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }),
);

/** `22:50` today, with the day on any other day. */
export const formatTimeOfDay = (at: number, tag: string): string =>
  new Date(at).toDateString() === new Date().toDateString()
    ? timeFormatter(tag).format(at)
    : formatMoment(at, tag);

/** Whether a name is a time zone of the IANA database that this browser knows, such as `Europe/Moscow`; no offset. */
export const isTimeZone = (name: string): boolean =>
  /^[a-z]/i.test(name) &&
  tryOrUndefined(() => Intl.DateTimeFormat("en", { timeZone: name })) !== undefined;
