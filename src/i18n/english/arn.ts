import { counted } from "./numbers.ts";

const digits = counted({ one: "digit", other: "digits" });

export const arn = {
  doubt: {
    card: "This looks like a card number, not an ARN.",
    characters: "An ARN has digits only.",
    length: ({ length }: { length: number }) => `${digits(length)}; an ARN has 23.`,
    rounded: "It ends in eight zeros, as when a spreadsheet has rounded it.",
    "check-digit": "The check digit is wrong.",
  },
};
