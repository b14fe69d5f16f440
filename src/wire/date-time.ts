import * as z from "#lib/zod.ts";
import { date } from "./spec-value.ts";

declare const dateTimeBrand: unique symbol;
declare const dateBrand: unique symbol;

/**
 * `YYYY-MM-DDTHH:MM:SS` with an optional fraction and zone suffix, of a day that exists, from 1990 to 2200. Text and
 * never a `Date`, which would add a zone.
 */
export type DateTime = string & { readonly [dateTimeBrand]: true };

/** `DD.MM.YYYY`, a day that exists, from 1990 to 2200. */
export type CalendarDate = string & { readonly [dateBrand]: true };

const dateTimePattern =
  /^(\d{4}-\d{2}-\d{2})T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?$/;

export function isDateTime(value: unknown): value is DateTime {
  const [, day = ""] = (typeof value === "string" && dateTimePattern.exec(value)) || [];
  return isCalendarDay(day);
}

export const isCalendarDate = (value: unknown): value is CalendarDate =>
  typeof value === "string" &&
  /^\d{2}\.\d{2}\.\d{4}$/.test(value) &&
  isCalendarDay(value.split(".").toReversed().join("-"));

const plausibleYear = /(?<!\d)(?:199\d|2[01]\d\d|2200)(?!\d)/;

/** Whether a text has a year from 1990 to 2200. Services write 1753 or 1970 for "never". */
export const hasPlausibleYear = (text: string): boolean => plausibleYear.test(text);

/** Whether a `YYYY-MM-DD` text is a day of the calendar, of a plausible year. */
const isCalendarDay = (day: string): boolean => z.regexes.date.test(day) && hasPlausibleYear(day);

/** Spec, BpItemStage `autoActionDate`: no automatic action is planned. */
export const farFuture = "9999-12-31T00:00:00";

/** Spec, BpItemStage `stageCloseDate`: the stage is not closed. */
export const farPast = "0001-01-01T00:00:00";

/** The two days, as ISO 8601 or `DD.MM.YYYY` writes them, and any time, fraction and zone. */
const sentinel =
  /^(?:0001-01-01|9999-12-31|01\.01\.0001|31\.12\.9999)(?:[T ][\d:.,]*)?(?: ?(?:Z|[+-]\d\d:?\d\d))?$/;

/**
 * Whether a value is a date of the day of {@link farFuture} or {@link farPast}, which both mean "no date".
 * Spec: not shown; other times, fractions and zones than theirs, and what they mean in other properties.
 */
export const isSentinel = (value: unknown): value is string =>
  typeof value === "string" && sentinel.test(value);

/** Spec, BpItem `dateCreated` and others. */
export const dateTime = date("date-time", isDateTime);

/** A calendar date. Spec, BpStartTrxProperty `date`, `transactionDate`. */
export const calendarDate = date("date DD.MM.YYYY", isCalendarDate);

/** A date of a format that the specification does not show. Spec, Document `creationDate`. */
export const anyDate = date("string", (value): value is string => typeof value === "string");
