import { counted, grouped, transactions } from "./numbers.ts";

const rows = counted({ one: "row", other: "rows" });
const otherRows = counted({ one: "other row", other: "other rows" });

export const createRows = {
  heading: "Transactions",
  title: ({ number }: { number: number }) => `Transaction ${number}`,
  card: "Card number",
  remove: ({ number }: { number: number }) => `Remove transaction ${number}`,
  add: "Add transaction",
  sendToo: "Send too",
  problems: {
    nothing: "Type the ARN or the card number, or remove this transaction.",
    card: "A card number has 12 to 19 digits.",
    shortened: "The spreadsheet has shortened a long number. Format the column as text.",
    characters: "This is not an ARN: an ARN has 23 digits and no letter O.",
    repeated: ({ number }: { number: number }) => `Repeats row ${number}.`,
    /** @param id "" where the service sent none. */
    created: ({ id, time }: { id: string; time: string }) =>
      id === ""
        ? `A case was created for it on ${time}.`
        : `Case ${id} was created for it on ${time}.`,
    named: ({ id, time }: { id: string; time: string }) =>
      `The service refused it on ${time} and named case ${id}.`,
    unknown: ({ time }: { time: string }) => `Sent on ${time}, outcome unknown.`,
    unknownCard: ({ count }: { count: number }) =>
      `The outcome of ${transactions(count)} with only a card number is unknown.`,
    "card-check-digit": "The card number's check digit is wrong.",
    "card-missing": "Card number: type it again",
    lost: ({ text }: { text: string }) => `The spreadsheet has “${text}” in place of a value.`,
  },
  paste: {
    button: "Paste from a spreadsheet",
    label: "Rows",
    hint: "Paste rows: ARN, then amount, currency, reason …",
    add: "Add these rows",
    added: ({ count }: { count: number }) => `${rows(count)} added.`,
    nothing: "No row here has an ARN or a card number.",
  },
  pastedColumns: {
    title: ({ count }: { count: number }) => `${rows(count)}. What is in each column?`,
    unnamed: ({ number }: { number: number }) => `Column ${number}, without a heading`,
    named: ({ heading }: { heading: string }) => `Column “${heading}”`,
    samples: ({ samples }: { samples: string }) => `Such as: ${samples}`,
    guess: "guessed",
    leaveOut: "Leave out",
    missing: "Choose a field, or leave the column out.",
    repeated: "Another column is used for this. Choose one of them.",
    identityMissing: "Choose which column is the ARN, or the card number.",
    noFields: "Choose the case type first.",
    waiting: ({ count }: { count: number }) => `Not added yet: ${rows(count)}.`,
    add: ({ count }: { count: number }) => `Add ${rows(count)}`,
  },
  currency: "Currency of rows without one",
  needCurrency: ({ count }: { count: number }) =>
    count === 1 ? "1 row needs a currency." : `${rows(count)} need a currency.`,
  pastedAmounts: {
    title: "How are these amounts written?",
    signs: { ",": "Decimal comma", ".": "Decimal point" },
    text: "The answer holds for all pasted amounts.",
  },
  columns: {
    menu: ({ name }: { name: string }) => `Column ${name}`,
    remove: "Remove column",
    other: ({ names }: { names: string }) =>
      `${names}: the values belong to a field of another case type. They are kept and not sent.`,
  },
  table: {
    name: "Transactions to send",
    filter: "Show transactions",
    all: "All",
    number: "Number",
    status: "Status",
    actions: "Actions",
    arnHint: "ARN, or paste a column",
    pages: "Pages of the table",
    page: ({ from, to, count }: { from: number; to: number; count: number }) =>
      `${grouped(from)}–${grouped(to)} of ${grouped(count)}`,
    previous: "Previous rows",
    next: "Next rows",
  },
  nothingToSend: "No transaction can be sent. Nothing was sent.",
  rows: ({ count }: { count: number }) => rows(count),
  namedRows: ({ count, numbers }: { count: number; numbers: string }) =>
    `${count === 1 ? "Row" : "Rows"} ${numbers}`,
  create: ({ count }: { count: number }) =>
    count > 1 ? `Create cases (${grouped(count)})` : "Create case",
  question: {
    /** @param cases counted, such as "8 disputes". */
    title: ({ cases: counted }: { cases: string }) => `Create ${counted}?`,
    final: "You cannot undo this.",
    more: ({ count }: { count: number }) => `and ${otherRows(count)}`,
    all: ({ count }: { count: number }) => `Create all ${grouped(count)}`,
    some: ({ count }: { count: number }) => `Create ${grouped(count)}`,
  },
};
