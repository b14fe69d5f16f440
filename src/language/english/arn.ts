import { plural } from "../plural.ts";

const many = plural("en");
const days = (count: number) => `${count} ${many(count, { one: "day", other: "days" })}`;

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
  apart: ({ days: count }: { days: number }) =>
    count === 0
      ? "the day of the transaction"
      : count > 0
        ? `${days(count)} after the transaction`
        : `${days(-count)} before the transaction`,
  unusual: "That is unusual: see whether the ARN belongs to this transaction.",
  nearTransaction:
    "An ARN holds only the last digit of the year; it is read as the year nearest to the transaction's date.",
  nearToday:
    "An ARN holds only the last digit of the year; it is read as the year nearest to today.",
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
