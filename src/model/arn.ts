/**
 * Acquirer reference numbers.
 * Spec: not shown; the form of an ARN. Sources disagree at the edges, so all that is read from one is a hint.
 */

/** Digits of an acquirer reference number; the last is a check digit. */
export const arnLength = 23;

/** An ARN as typed or pasted, without white space and what is not seen. */
export const cleanArn = (text: string): string =>
  text.normalize("NFKC").replaceAll(/[\s\p{Cc}\p{Cf}\p{DI}]/gu, "");

/** The parts of an ARN, each as its digits. */
export interface ArnParts {
  readonly format: string;
  readonly acquirer: string;
  /** YDDD: the last digit of a year, and the day of that year. */
  readonly date: string;
  /** What the acquirer finds the transaction by. */
  readonly locator: string;
  readonly checkDigit: string;
}

/** Splits an ARN of 23 digits; `undefined` for any other text. */
export function splitArn(arn: string): ArnParts | undefined {
  const parts = /^(\d)(\d{6})(\d{4})(\d{11})(\d)$/.exec(arn);
  if (!parts) return undefined;
  const [, format = "", acquirer = "", date = "", locator = "", checkDigit = ""] = parts;
  return { format, acquirer, date, locator, checkDigit };
}

/** What the date in an ARN says, when its year is taken to be the nearest possible one. */
export type ArnDate =
  /** `day` is `YYYY-MM-DD`. */
  | { readonly isDay: true; readonly day: string }
  /** No year has that day, or the nearest year has not: day 366 of 2025. */
  | { readonly isDay: false; readonly year: number; readonly dayOfYear: number };

const decade = 10;

/**
 * Reads the YDDD date of an ARN. It has one digit of the year only: of all years that end in it, the
 * one is chosen whose date is the nearest.
 * @param near `YYYY-MM-DD`, the day to compare with.
 */
export function readArnDate(date: string, near: string): ArnDate {
  const compared = Temporal.PlainDate.from(near);
  const dayOfYear = Number(date.slice(1));
  const last = Math.floor(compared.year / decade) * decade + Number(date.slice(0, 1));
  const [nearest] = [last - decade, last, last + decade]
    .map((year) => {
      // Counted on from New Year, so that a day which that year has not is compared too.
      const day = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days: dayOfYear - 1 });
      return { year, day, distance: compared.until(day, { largestUnit: "day" }).abs().days };
    })
    .toSorted((one, other) => one.distance - other.distance);
  if (!nearest || nearest.day.year !== nearest.year) {
    return { isDay: false, year: nearest?.year ?? last, dayOfYear };
  }
  return { isDay: true, day: nearest.day.toString() };
}
