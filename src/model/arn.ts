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

/**
 * The day in an ARN, `YYYY-MM-DD`. It has one digit of the year only: of all years that end in it, the
 * one is chosen whose date is the nearest. `undefined` when that year has no such day.
 * @param date YDDD, the last digit of a year and the day of that year.
 * @param near `YYYY-MM-DD`, the day to compare with.
 */
export function dayOfArn(date: string, near: string): string | undefined {
  const compared = Temporal.PlainDate.from(near);
  const last = Math.floor(compared.year / 10) * 10 + Number(date.slice(0, 1));
  const [nearest] = [last - 10, last, last + 10]
    .map((year) => {
      // Counted on from New Year, so that a day which that year has not is compared too.
      const days = Number(date.slice(1)) - 1;
      const day = Temporal.PlainDate.from({ year, month: 1, day: 1 }).add({ days });
      return { year, day, distance: compared.until(day, { largestUnit: "day" }).abs().days };
    })
    .toSorted((one, other) => one.distance - other.distance);
  return nearest?.day.year === nearest?.year ? nearest?.day.toString() : undefined;
}
