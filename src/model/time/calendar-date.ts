import { isCalendarDate } from "#wire/date-time.ts";

/** A `DD.MM.YYYY` date as `YYYY-MM-DD`; `undefined` when the text is no date that exists in the calendar. */
export const toIsoDate = (text: string): string | undefined =>
  isCalendarDate(text) ? text.split(".").toReversed().join("-") : undefined;

/** A `YYYY-MM-DD` date as `DD.MM.YYYY`; `undefined` when the text is no date that exists in the calendar. */
export function fromIsoDate(day: string): string | undefined {
  const date = day.split("-").toReversed().join(".");
  return toIsoDate(date) === day ? date : undefined;
}

/**
 * The day of today as `YYYY-MM-DD`, on the service's wall clock.
 * Spec: not shown; the service's zone. Without the setting this computer's clock stands in.
 * @param zone IANA name, or "".
 */
export const todayIn = (zone: string): string =>
  Temporal.Now.plainDateISO(zone === "" ? undefined : zone).toString();
