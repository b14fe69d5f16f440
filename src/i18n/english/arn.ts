import { counted } from "./numbers.ts";

const digits = counted({ one: "digit", other: "digits" });

/** The parts of an ARN, and what is doubtful about one. */
export const arn = {
  about: "About this ARN",
  format: "Format",
  acquirer: "Acquirer id",
  /** @param processed the day on which the case says that it was processed, if it is another; else "". */
  day: ({ day, digit, processed }: Record<"day" | "digit" | "processed", string>) =>
    `Date: ${day}, the nearest year ending in ${digit}${processed && `; processed ${processed}`}`,
  noDay: "Date: no such day in that year",
  locator: "Film locator",
  checkDigit: "Check digit",
  doubt: {
    card: "This looks like a card number, not an ARN.",
    characters: "An ARN has digits only.",
    length: ({ length }: { length: number }) => `${digits(length)}; an ARN has 23.`,
    rounded: "It ends in eight zeros, as when a spreadsheet has rounded it.",
    "check-digit": "The check digit is wrong.",
  },
};
