/** What keeps the form from being sent, each sentence beside its input. */
export const createFaults = {
  "case-type": "Choose the case type.",
  code: "Enter a code, or clear the value.",
  masked: "This contains a masked number. Retype or remove it.",
  required: "This is required.",
  option: "Choose one of the values.",
  digits: "Digits only.",
  date: "Enter a valid date (DD.MM.YYYY).",
  amount: "Enter an amount such as 1 234.56.",
  "after-today": "The date can't be after today.",
  "too-short": ({ least, length }: { least: number; length: number }) =>
    `Too short: ${length} characters, at least ${least} needed.`,
  "too-long": ({ most, length }: { most: number; length: number }) =>
    `Too long: ${length} characters, at most ${most} allowed.`,
  before: ({ date }: { date: string }) => `The date can't be before ${date}.`,
  after: ({ date }: { date: string }) => `The date can't be after ${date}.`,
  decimals: ({ currency, most }: { currency: string; most: number }) =>
    most === 0 ? `${currency} has no decimals.` : `${currency} has ${most} decimals.`,
  "too-little": ({ bound }: { bound: string }) => `The amount must be at least ${bound}.`,
  "too-much": ({ bound }: { bound: string }) => `The amount must be at most ${bound}.`,
  "too-many-files": ({ most }: { most: number }) =>
    most === 1 ? "Only one file is allowed." : `Only ${most} files are allowed.`,
  "too-large": ({ name, most }: { name: string; most: string }) =>
    `“${name}” is larger than ${most}.`,
  unreadable: ({ name }: { name: string }) =>
    `“${name}” can no longer be read. Remove it and choose it again.`,
};
