/** What keeps a claim from being sent, each beside its input. */
export const createFaults = {
  "case-type": "Choose the case type.",
  code: "Type the code of this field, or empty its value.",
  masked: "This contains a masked number. Retype or remove it.",
  required: "This is required.",
  option: "Choose one of the values.",
  digits: "Digits only.",
  date: "Enter a valid date (DD.MM.YYYY).",
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
    most === 1 ? "Only one file is allowed." : `Only ${most} files are allowed.`,
  "too-large": ({ name, most }: { name: string; most: string }) =>
    `“${name}” is larger than ${most}.`,
  unreadable: ({ name }: { name: string }) =>
    `“${name}” can no longer be read. Remove it and choose it again.`,
};
