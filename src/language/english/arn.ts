import { plural } from "../plural.ts";

const many = plural("en");

/** The parts of an ARN, and what is doubtful about one. */
export const arnWords = {
  about: "About this ARN",
  format: "Format",
  acquirer: "Acquirer id",
  date: "Date",
  locator: "Film locator",
  checkDigit: "Check digit",
  noDay: ({ dayOfYear, year }: { dayOfYear: number; year: number }) =>
    dayOfYear < 1 || dayOfYear > 366
      ? `No year has a day ${dayOfYear}.`
      : `There is no day ${dayOfYear} in ${year}.`,
  nearestYear: "An ARN holds only the last digit of the year; the nearest such year is shown.",
  hint: ({ acquirer, day }: { acquirer: string; day: string }) =>
    day === "" ? `Acquirer ${acquirer}` : `Acquirer ${acquirer} · ${day}`,
  doubt: {
    card: "This looks like a card number, not an ARN.",
    characters: "An ARN has digits only.",
    length: ({ length }: { length: number }) =>
      `${length} ${many(length, { one: "digit", other: "digits" })}; an ARN has 23.`,
    rounded: "It ends in eight zeros, as when a spreadsheet has rounded it.",
    "check-digit": "The check digit is not right.",
  },
};
