import { formatted } from "./leaf.ts";

declare const dateTimeBrand: unique symbol;
declare const dateBrand: unique symbol;

/** `YYYY-MM-DDTHH:MM:SS`, a real date, with an optional fraction and an optional zone suffix. Never a `Date`. */
export type DateTime = string & { readonly [dateTimeBrand]: true };

/** `DD.MM.YYYY`, a real calendar date. */
export type CalendarDate = string & { readonly [dateBrand]: true };

const dateTimePattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))?$/;
const datePattern = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Whether the text is a date-time of the service that exists in the calendar. */
export function isDateTime(sent: unknown): sent is DateTime {
  const parts = typeof sent === "string" ? dateTimePattern.exec(sent) : null;
  if (!parts) return false;
  const [, year, month, day, hour, minute, second, zoneHour = "00", zoneMinute = "00"] = parts;
  return (
    isCalendarDay(year, month, day) &&
    isUpTo(23, hour) &&
    isUpTo(59, minute) &&
    isUpTo(59, second) &&
    isUpTo(23, zoneHour) &&
    isUpTo(59, zoneMinute)
  );
}

/** Whether the text is a `DD.MM.YYYY` date that exists in the calendar. */
export function isCalendarDate(sent: unknown): sent is CalendarDate {
  const parts = typeof sent === "string" ? datePattern.exec(sent) : null;
  if (!parts) return false;
  const [, day, month, year] = parts;
  return isCalendarDay(year, month, day);
}

const isUpTo = (most: number, digits: string | undefined) => Number(digits) <= most;

function isCalendarDay(...digits: readonly (string | undefined)[]): boolean {
  const [year = 0, month = 0, day = 0] = digits.map(Number);
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= days;
}

/** Spec, BpItemStage `autoActionDate`: no automatic action is planned. */
export const farFuture = "9999-12-31T00:00:00";

/** Spec, BpItemStage `stageCloseDate`: the stage is not closed. */
export const farPast = "0001-01-01T00:00:00";

/**
 * Whether a text is one of the two date-times that mean that there is none. Spec, BpItemStage: the
 * far future for `autoActionDate` where none is planned, the far past for `stageCloseDate` where the
 * stage is not closed. Spec: not shown; what they mean elsewhere, but nothing happens on these days.
 */
export const isSentinel = (sent: unknown): boolean => sent === farFuture || sent === farPast;

/** A date-time without zone. Spec, BpItem `dateCreated` and others. */
export const dateTime = formatted("date-time", isDateTime);

/** A calendar date. Spec, BpStartTrxProperty `date`, `transactionDate`. */
export const calendarDate = formatted("date DD.MM.YYYY", isCalendarDate);
