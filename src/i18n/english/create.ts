import { createResult } from "./create-result.ts";
import { createRows } from "./create-rows.ts";
import { counted, grouped, transactions } from "./numbers.ts";

const decimals = counted({ one: "decimal", other: "decimals" });
const characters = counted({ one: "character", other: "characters" });

/** What a field allows, in words; `undefined` where there is no limit. */
export interface AllowedFiles {
  readonly kinds?: string | undefined;
  readonly count?: number | undefined;
  readonly maxSize: string;
  readonly total?: string | undefined;
}

/** A file that breaks a rule, with its size and that of all files of the form. */
interface RejectedFile extends AllowedFiles {
  readonly name: string;
  readonly size: string;
  readonly together: string;
}

const createErrors = {
  "case-type": "Choose the case type.",
  code: "Enter a code, or clear the value.",
  masked: "This contains a masked number. Retype or remove it.",
  required: "This is required.",
  option: "Choose one of the values.",
  digits: "Digits only.",
  date: "Enter a valid date (DD.MM.YYYY).",
  currency: "Choose a currency.",
  currencyAlone: "Enter the amount, or clear its currency.",
  inColumn: ({ name, message }: { name: string; message: string }) => `${name}: ${message}`,
  amount: "Enter an amount such as 1 234.56.",
  ambiguous: ({ text, first, second }: { text: string; first: string; second: string }) =>
    `“${text}” can be read as ${first} or as ${second}. Write decimals after a point.`,
  inField: ({ name }: { name: string }) =>
    `This code is already sent by “${name}”. Remove this row, or clear that field.`,
  inRow: ({ number }: { number: number }) =>
    `This code is already sent by field ${number}. Remove one of the two, or change its code.`,
  "after-today": "The date can't be after today.",
  "too-short": ({ min, length }: { min: number; length: number }) =>
    `Too short: ${characters(length)}, at least ${min} needed.`,
  "too-long": ({ max, length }: { max: number; length: number }) =>
    `Too long: ${characters(length)}, at most ${max} allowed.`,
  before: ({ date }: { date: string }) => `The date can't be before ${date}.`,
  after: ({ date }: { date: string }) => `The date can't be after ${date}.`,
  decimals: ({ currency, max }: { currency: string; max: number }) =>
    max === 0 ? `${currency} has no decimals.` : `${currency} has at most ${decimals(max)}.`,
  "too-little": ({ bound }: { bound: string }) => `The amount must be at least ${bound}.`,
  "too-much": ({ bound }: { bound: string }) => `The amount must be at most ${bound}.`,
  fileKinds: { image: "images", text: "text files", audio: "audio files", video: "videos" },
  "not-accepted": ({ name, kinds = "" }: RejectedFile) =>
    `“${name}”: only ${kinds} are allowed here. Save it as one of these, or choose another file.`,
  "too-large": ({ name, size, maxSize }: RejectedFile) =>
    `“${name}” is ${size}, and a file may be at most ${maxSize}. Make it smaller, or split it.`,
  "too-many-files": ({ name, count = 0 }: RejectedFile) =>
    `“${name}” is one too many: ${count === 1 ? "only one file is" : `at most ${count} files are`} allowed here. Remove one.`,
  "too-large-together": ({ name, together, total = "" }: RejectedFile) =>
    `With “${name}” all files together are ${together}, at most ${total} are allowed. Remove one, or make it smaller.`,
  unreadable: ({ name }: { name: string }) =>
    `“${name}” can no longer be read. Remove it and choose it again.`,
};

const fields = counted({ one: "field", other: "fields" });

export const create = {
  errors: createErrors,
  result: createResult,
  rows: createRows,
  /** Of a row, in the form and in the result. */
  statuses: {
    created: "Created",
    refused: "Refused",
    notReported: "Not reported",
    unknown: "Outcome unknown",
    notSent: "Not sent",
    leftOut: "Left out",
    notThisTime: "Not this time",
    ready: "Ready",
    warning: "Warning",
  },
  fields: {
    heading: "Fields",
    forAll: "for all rows",
    noCaseType: "Choose a case type to see its fields.",
    required: "required",
    forRowsWithout: "for rows without a value of their own",
    clearOf: ({ name }: { name: string }) => `Clear ${name}`,
    choose: "Choose…",
    currency: "Currency",
    currencyOf: ({ name }: { name: string }) => `Currency of ${name}`,
    dateHint: "DD.MM.YYYY",
    row: ({ number }: { number: number }) => `Field ${number}`,
    code: "Code",
    value: "Value",
    remove: ({ number }: { number: number }) => `Remove field ${number}`,
    add: "Add field",
    removeFile: ({ name }: { name: string }) => `Remove ${name}`,
    files: {
      add: "Add files…",
      drop: "or drop them here",
      allowed: ({ kinds = "Any files", count, maxSize, total }: AllowedFiles) => {
        const most =
          count === undefined ? "" : count === 1 ? ", one file" : `, at most ${count} files`;
        const each = count === 1 ? `, up to ${maxSize}` : `, up to ${maxSize} each`;
        const together =
          total === undefined ? "" : `; all files of the form up to ${total} together`;
        return `${kinds}${most}${each}${together}`;
      },
      notAdded: ({ why }: { why: string }) => `Not added. ${why}`,
    },
  },
  profile: {
    failed: "The form profile could not be loaded.",
    missing: ({ path }: { path: string }) => `The form profile “${path}” is missing.`,
    notJson: ({ message }: { message: string }) => `The form profile is not JSON: ${message}.`,
    /** @param places "" for the whole file */
    bad: ({ places }: { places: string }) =>
      `The form profile cannot be used. Invalid: ${places || "the whole file"}.`,
    whatToDo: "Reload the page. If that does not help, tell your administrator.",
  },
  review: {
    heading: "Review",
    opening: "You are creating",
    noCaseType: "Choose a case type first.",
    nothingYet: "Nothing to create yet.",
    total: ({ amount }: { amount: string }) => `${amount} in total`,
    empty: ({ names }: { names: string }) => `Empty: ${names}`,
    emptyEverywhere: ({ names }: { names: string }) => `Empty in all rows: ${names}`,
    emptySomewhere: ({ name, rows }: { name: string; rows: string }) => `${name} is empty: ${rows}`,
    warnings: {
      repeated: ({ rows }: { rows: string }) => `ARN repeats another row: ${rows}`,
      existing: ({ rows }: { rows: string }) => `A case may already exist: ${rows}`,
      arn: ({ rows }: { rows: string }) => `Doubtful ARN: ${rows}`,
      card: ({ rows }: { rows: string }) => `Card number to check: ${rows}`,
      lost: ({ rows }: { rows: string }) => `Value lost in the spreadsheet: ${rows}`,
    },
    leftOut: ({ rows }: { rows: string }) => `Can't be sent: ${rows}`,
    exact: "Show the request",
    exactFirst: ({ count }: { count: number }) => `Show the first of ${grouped(count)} requests`,
    file: ({ size }: { size: string }) => `… ${size} …`,
  },
  sending: "Sending…",
  summary: ({ count }: { count: number }) => `Fix ${fields(count)}. Nothing was sent.`,
  unknownDetails: {
    sentAt: ({ time }: { time: string }) => `Sent ${time} by this computer's clock:`,
    withoutArn: ({ count }: { count: number }) => `${transactions(count)} with only a card number`,
    check: ({ count }: { count: number }) =>
      `Check in the dispute system if the ${count === 1 ? "case was" : "cases were"} created.`,
    found: { created: "Created", notCreated: "Not created" },
    names: "The answer names:",
    namedSoFar: "Until then it named (the last number may be incomplete):",
  },
  nothingCreated: "Nothing was created. What you typed is still here.",
  draft: {
    restored: "Your draft is back. Card numbers and files aren't saved: add them again.",
    startOver: "Start over",
    other: ({ time, about }: { time: string; about: string }) =>
      `You have an unsent draft from ${time}${about && ` (${about})`}.`,
    arn: ({ end, more }: { end: string; more: number }) =>
      `ARN …${end}${more > 0 ? ` and ${more} more` : ""}`,
    use: "Use it instead",
    discard: "Discard it",
  },
  link: {
    card: "The link has what looks like a card number. It is left out.",
  },
  startOver: {
    title: "Delete what you typed?",
    text: "Everything typed here that is not yet a case will be deleted.",
    confirm: "Delete",
    /** Where nothing is typed. */
    unkeptTitle: "Leave without the case numbers?",
  },
  leave: {
    title: "Leave this form?",
    text: "What you typed is kept as a draft in this tab, without card numbers, files and pasted rows that are not added yet.",
    sending:
      "A request is being sent. If you leave, you will not see its outcome, and nothing more is sent.",
    leave: "Leave",
    stay: "Stay",
  },
};
