// Acquirer reference numbers (ARN).
// Spec: not shown; the format of an ARN. Sources disagree in details, so the parts of an ARN are hints.

import { unwrapCell } from "./spreadsheet-cell.ts";

/** Digits of an acquirer reference number; the last is a check digit. */
export const arnLength = 23;

/** An ARN as typed or pasted, without white space, invisible characters and what a spreadsheet put around it. */
export const cleanArn = (text: string): string =>
  unwrapCell(text.normalize("NFKC").replaceAll(/[\s\p{Cc}\p{Cf}\p{DI}]/gu, ""));

/**
 * Splits an ARN of 23 digits into its parts; `undefined` for any other text. `date` is YDDD, see
 * {@link dayOfArn}; `locator` is the acquirer's own reference of the transaction.
 */
export function splitArn(arn: string) {
  const parts = /^(\d)(\d{6})(\d{4})(\d{11})(\d)$/.exec(arn);
  if (!parts) return undefined;
  const [, format = "", acquirer = "", date = "", locator = "", checkDigit = ""] = parts;
  return { format, acquirer, date, locator, checkDigit };
}

/**
 * Reads the day in an ARN, which has only the last digit of the year: chooses the year whose date is
 * nearest to a known one.
 * @param date YDDD, the last digit of a year and the day of that year.
 * @param near `YYYY-MM-DD`, the known day.
 * @returns `YYYY-MM-DD`; `undefined` when the year has no such day.
 */
export function dayOfArn(date: string, near: string): string | undefined {
  const compared = Temporal.PlainDate.from(near);
  const sameDecade = Math.floor(compared.year / 10) * 10 + Number(date.slice(0, 1));
  const [nearest] = [sameDecade - 10, sameDecade, sameDecade + 10]
    .map((year) => {
      // Added to 1 January, so that day 366 of a year with 365 days can be compared too.
      const days = Number(date.slice(1)) - 1;
      const day = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days });
      return { year, day, distance: compared.until(day, { largestUnit: "day" }).abs().days };
    })
    .toSorted((a, b) => a.distance - b.distance);
  return nearest?.day.year === nearest?.year ? nearest?.day.toString() : undefined;
}
