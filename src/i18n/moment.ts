import { memoize } from "./memoize.ts";

const formatter = memoize(
  (tag: string) => new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" }),
);

/** A moment by this computer's clock, with its day: `25 Nov 2026, 22:50`. @param at in milliseconds since 1970. */
export const formatMoment = (at: number, tag: string): string => formatter(tag).format(at);
