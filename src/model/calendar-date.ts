import { isCalendarDate } from "#wire/date-time.ts";

/**
 * A `DD.MM.YYYY` date as text that sorts by time, `2026-12-31`; `undefined` when the text is no
 * date of the calendar.
 */
export const toIsoDate = (text: string): string | undefined =>
  isCalendarDate(text) ? text.split(".").toReversed().join("-") : undefined;
