import * as z from "zod/mini";
import { date } from "./leaf.ts";

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
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Whether a value is a date-time of the service, of a day and time that exist. */
export function isDateTime(value: unknown): value is DateTime {
  const [, day] = (typeof value === "string" && dateTimePattern.exec(value)) || [];
  return isCalendarDay(day);
}

/** Whether a value is a `DD.MM.YYYY` date that exists in the calendar. */
export const isCalendarDate = (value: unknown): value is CalendarDate =>
  typeof value === "string" &&
  /^\d{2}\.\d{2}\.\d{4}$/.test(value) &&
  isCalendarDay(value.split(".").toReversed().join("-"));

/** Whether a `YYYY-MM-DD` text is a day of the calendar, which has no year 0. */
const isCalendarDay = (day = ""): boolean => z.regexes.date.test(day) && !day.startsWith("0000");

/** Spec, BpItemStage `autoActionDate`: no automatic action is planned. */
export const farFuture = "9999-12-31T00:00:00";

/** Spec, BpItemStage `stageCloseDate`: the stage is not closed. */
export const farPast = "0001-01-01T00:00:00";

const sentinelPattern =
  /^\s*(?:0001-01-01|9999-12-31|01\.01\.0001|31\.12\.9999)(?:[T\s][\d\s:.,Z+-]*)?$/i;

/**
 * Whether a value is a date of the day of {@link farFuture} or {@link farPast}, which both mean "no date".
 * Spec: not shown; other times, fractions and zones than theirs, `DD.MM.YYYY`, and what they mean in other
 * properties. All are taken for "no date".
 */
export const isSentinel = (value: unknown): boolean =>
  typeof value === "string" && value.length <= 60 && sentinelPattern.test(value);

/** Whether a value is a sentinel that the specification does not spell like this. */
export const isOtherSentinel = (value: unknown): boolean =>
  isSentinel(value) && value !== farFuture && value !== farPast;

/** A date-time without zone. Spec, BpItem `dateCreated` and others. */
export const dateTime = date("date-time", isDateTime);

/** A calendar date. Spec, BpStartTrxProperty `date`, `transactionDate`. */
export const calendarDate = date("date DD.MM.YYYY", isCalendarDate);

/** A date of a format that the specification does not show. Spec, Document `creationDate`. */
export const anyDate = date("string", (value): value is string => typeof value === "string");
