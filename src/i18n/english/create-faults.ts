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
  "too-short": ({ min, length }: { min: number; length: number }) =>
    `Too short: ${length} characters, at least ${min} needed.`,
  "too-long": ({ max, length }: { max: number; length: number }) =>
    `Too long: ${length} characters, at most ${max} allowed.`,
  before: ({ date }: { date: string }) => `The date can't be before ${date}.`,
  after: ({ date }: { date: string }) => `The date can't be after ${date}.`,
  decimals: ({ currency, max }: { currency: string; max: number }) =>
    max === 0 ? `${currency} has no decimals.` : `${currency} has ${max} decimals.`,
  "too-little": ({ bound }: { bound: string }) => `The amount must be at least ${bound}.`,
  "too-much": ({ bound }: { bound: string }) => `The amount must be at most ${bound}.`,
  "too-many-files": ({ max }: { max: number }) =>
    max === 1 ? "Only one file is allowed." : `Only ${max} files are allowed.`,
  "too-large": ({ name, max }: { name: string; max: string }) => `“${name}” is larger than ${max}.`,
  unreadable: ({ name }: { name: string }) =>
    `“${name}” can no longer be read. Remove it and choose it again.`,
};
