import { isCalendarDate } from "#wire/date-time.ts";

/** A `DD.MM.YYYY` date as `YYYY-MM-DD`; `undefined` when the text is no date that exists in the calendar. */
export const toIsoDate = (text: string): string | undefined =>
  isCalendarDate(text) ? text.split(".").toReversed().join("-") : undefined;
