import { formatted } from "./leaf.ts";

declare const dateTimeBrand: unique symbol;
declare const dateBrand: unique symbol;

/**
 * `YYYY-MM-DDTHH:MM:SS` with an optional fraction and zone suffix, of a day that exists. Text and never a
 * `Date`, which would add a zone.
 */
export type DateTime = string & { readonly [dateTimeBrand]: true };

/** `DD.MM.YYYY`, a day that exists. */
export type CalendarDate = string & { readonly [dateBrand]: true };

const dateTimePattern =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d{1,9})?(?:Z|[+-](\d{2}):(\d{2}))?$/;
const datePattern = /^(\d{2})\.(\d{2})\.(\d{4})$/;

/** Whether a value is a date-time of the service, of a day and time that exist. */
export function isDateTime(value: unknown): value is DateTime {
  const parts = typeof value === "string" ? dateTimePattern.exec(value) : null;
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

/** Whether a value is a `DD.MM.YYYY` date that exists in the calendar. */
export function isCalendarDate(value: unknown): value is CalendarDate {
  const parts = typeof value === "string" ? datePattern.exec(value) : null;
  if (!parts) return false;
  const [, day, month, year] = parts;
  return isCalendarDay(year, month, day);
}

const isUpTo = (max: number, digits: string | undefined) => Number(digits) <= max;

function isCalendarDay(...digits: readonly (string | undefined)[]): boolean {
  const [year = 0, month = 0, day = 0] = digits.map(Number);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= days;
}

/** Spec, BpItemStage `autoActionDate`: no automatic action is planned. */
export const farFuture = "9999-12-31T00:00:00";

/** Spec, BpItemStage `stageCloseDate`: the stage is not closed. */
export const farPast = "0001-01-01T00:00:00";

/**
 * Whether a value is {@link farFuture} or {@link farPast}, which both mean "no date".
 * Spec: not shown; what they mean in other properties, where they are taken for "no date" too.
 */
export const isSentinel = (value: unknown): boolean => value === farFuture || value === farPast;

/** A date-time without zone. Spec, BpItem `dateCreated` and others. */
export const dateTime = formatted("date-time", isDateTime);

/** A calendar date. Spec, BpStartTrxProperty `date`, `transactionDate`. */
export const calendarDate = formatted("date DD.MM.YYYY", isCalendarDate);
