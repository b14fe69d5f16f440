/** What keeps a claim from being sent, each beside its input. */
export const createFaults = {
  "case-type": "Choose the case type.",
  transaction: "Type the ARN or the card number, or remove this transaction.",
  "card-as-arn": "Type the ARN here; a card number goes into the box beside it.",
  card: "A card number has 12 to 19 digits.",
  "card-gone": "Type the card number again.",
  code: "Type the code of this field, or empty its value.",
  masked: "A number in here is masked. Type it again, or take it out.",
  required: "This is required.",
  option: "Choose one of the values.",
  digits: "Digits only.",
  date: "Type a date of the calendar as DD.MM.YYYY, such as 31.12.2026.",
  amount: "Type a plain amount, such as 1 234.56.",
  "after-today": "This must not be after today.",
  "too-short": ({ least, length }: { least: number; length: number }) =>
    `Too short: ${length} of at least ${least} characters.`,
  "too-long": ({ most, length }: { most: number; length: number }) =>
    `Too long: ${length} of at most ${most} characters.`,
  before: ({ date }: { date: string }) => `This must not be before ${date}.`,
  after: ({ date }: { date: string }) => `This must not be after ${date}.`,
  decimals: ({ currency, most }: { currency: string; most: number }) =>
    most === 0 ? `${currency} has no decimals.` : `${currency} has ${most} decimals.`,
  "too-little": ({ bound }: { bound: string }) => `This must be at least ${bound}.`,
  "too-much": ({ bound }: { bound: string }) => `This must be at most ${bound}.`,
  "too-many-files": ({ most }: { most: number }) =>
    most === 1 ? "Only one file fits here." : `Only ${most} files fit here.`,
  "too-large": ({ name, most }: { name: string; most: string }) =>
    `“${name}” is larger than ${most}.`,
  unreadable: ({ name }: { name: string }) =>
    `“${name}” cannot be read any more. Remove it and choose it again.`,
};
