import { cases, counted, grouped, plural, requests, transactions } from "./numbers.ts";

const cards = counted({ one: "card number", other: "card numbers" });
const rows = counted({ one: "row", other: "rows" });
const otherRows = counted({ one: "other row", other: "other rows" });

/** The transactions to create cases for: a few in place, many in a table. */
export const createTransactions = {
  heading: "Transactions",
  title: ({ number }: { number: number }) => `Transaction ${number}`,
  card: "Card number",
  remove: ({ number }: { number: number }) => `Remove transaction ${number}`,
  add: "Add transaction",
  cardMissing: "The card number isn't saved. Enter it again.",
  leaveOut: "Continue without it",
  doubtfulCard: "The card number's check digit is wrong.",
  repeats: ({ number }: { number: number }) => `Repeats transaction ${number}.`,
  sentBefore: "Sent before, outcome unknown.",
  createdBefore: "A case was already created for it.",
  faults: {
    nothing: "Type the ARN or the card number, or remove this transaction.",
    "card-as-arn": "This looks like a card number, not an ARN.",
    card: "A card number has 12 to 19 digits.",
    shortened: "The spreadsheet has shortened a long number. Format the column as text.",
    columns: "Can't tell which column is the ARN.",
    characters: "This is not an ARN.",
  },
  retypeCard: "Type the card number again.",
  refused: "Refused:",
  paste: {
    button: "Paste from a spreadsheet",
    label: "Rows",
    hint: "Paste two columns: ARN and card number. Either may be empty; other columns are ignored.",
    add: "Add these rows",
    added: ({ count }: { count: number }) => `${transactions(count)} added.`,
    filled: ({ filled, ignored }: { filled: number; ignored: number }) =>
      `${cards(filled)} filled in by ARN.${ignored > 0 ? ` ${otherRows(ignored)} ignored.` : ""}`,
    failed: "The rows could not be read. Try again, or reload the page.",
    nothing: "No row here has an ARN or a card number.",
  },
  table: {
    intro: "Shown as a table. The case type and fields below apply to every row.",
    name: "Rows to send",
    filter: "Show rows",
    all: "All",
    kinds: {
      ready: "Ready",
      doubtful: "Doubtful",
      duplicate: "Duplicate",
      cardless: "Card missing",
      unknown: "Outcome unknown",
      created: "Created before",
      invalid: "Invalid",
    },
    columns: ["Row", "ARN", "Card number", "Status"],
    actions: "Actions",
    needsDecision: "Needs a decision; held back until you choose",
    anyway: "Send anyway",
    edit: ({ number }: { number: number }) => `Edit row ${number}`,
    editCard: ({ card }: { card: string }) =>
      `Card number: ${card}. Leave the box empty to keep it.`,
    save: "Save",
    remove: ({ number }: { number: number }) => `Remove row ${number}`,
    sendAnyway: ({ number }: { number: number }) => `Send anyway: row ${number}`,
    removeShown: ({ count }: { count: number }) =>
      `Remove ${count === 1 ? "this row" : `these ${grouped(count)} rows`}`,
    sendShown: ({ count }: { count: number }) =>
      `Send ${count === 1 ? "this row" : `these ${grouped(count)} rows`} anyway`,
    holdShown: ({ count }: { count: number }) =>
      `Hold back ${count === 1 ? "this row" : `these ${grouped(count)} rows`}`,
    none: "No such rows.",
    pages: "Pages of the table",
    page: ({ from, to, count }: { from: number; to: number; count: number }) =>
      `${grouped(from)}–${grouped(to)} of ${grouped(count)}`,
    previous: "Previous rows",
    next: "Next rows",
    cardsMissing: ({ count }: { count: number }) =>
      `${cards(count)} missing. They aren't kept after sending. Paste the two columns again to fill them in by ARN; other rows are ignored.`,
  },
  perRequest: "Transactions per request",
  perRequestFault: "Enter a whole number from 1 to 200.",
  plan: ({ rows: count, requests: asked }: { rows: number; requests: number }) =>
    count === 0
      ? "No row can be sent."
      : `${transactions(count)} in ${requests(asked)}${asked > 1 ? ", one after another" : ""}.`,
  rows: ({ count }: { count: number }) => rows(count),
  namedRows: ({ count, numbers }: { count: number; numbers: string }) =>
    `${count === 1 ? "Row" : "Rows"} ${numbers}`,
  heldBack: ({ count }: { count: number }) => `${rows(count)} held back.`,
  create: ({ count }: { count: number }) =>
    count > 1 ? `Create cases (${grouped(count)})` : "Create case",
  confirm: {
    title: ({ count }: { count: number }) => `Create ${cases(count)}?`,
    requests: ({ count, size }: { count: number; size: number }) =>
      count === 1
        ? "Sent in one request. It is never repeated automatically."
        : `Sent in ${grouped(count)} requests of up to ${size}, one after another. No request is repeated automatically.`,
    doubtful: ({ count }: { count: number }) =>
      `${grouped(count)} of these transactions ${plural(count, { one: "is", other: "are" })} doubtful. You chose to send ${plural(count, { one: "it", other: "them" })} anyway.`,
    again: ({ count }: { count: number }) =>
      `${grouped(count)} of these transactions ${plural(count, { one: "was", other: "were" })} sent before with an unknown outcome. Sending ${plural(count, { one: "it", other: "them" })} again may create a second case.`,
    cardless: ({ count }: { count: number }) =>
      `${grouped(count)} of these transactions had ${plural(count, { one: "a card number", other: "card numbers" })} and will be sent without ${plural(count, { one: "it", other: "them" })}.`,
  },
};
