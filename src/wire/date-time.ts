import * as z from "zod/mini";
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

/**
 * Whether a value is {@link farFuture} or {@link farPast}, which both mean "no date".
 * Spec: not shown; what they mean in other properties, where they are taken for "no date" too.
 */
export const isSentinel = (value: unknown): boolean => value === farFuture || value === farPast;

/** A date-time without zone. Spec, BpItem `dateCreated` and others. */
export const dateTime = formatted("date-time", isDateTime);

/** A calendar date. Spec, BpStartTrxProperty `date`, `transactionDate`. */
export const calendarDate = formatted("date DD.MM.YYYY", isCalendarDate);
