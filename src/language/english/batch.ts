import { plural } from "../plural.ts";
import { batchResult } from "./batch-result.ts";

const forms = plural("en");
const digits = new Intl.NumberFormat("en-GB");
const cases = { one: "case", other: "cases" };
const requests = { one: "request", other: "requests" };
const rows = { one: "row", other: "rows" };
const transactions = { one: "transaction", other: "transactions" };
const cards = { one: "card number", other: "card numbers" };

/** Cases created in batches. */
export const batchWords = {
  result: batchResult,
  intro:
    "Too many for a form of their own each, so they stand in a table. Case type and fields below go with every one of them. The rows are kept until this page is left or reloaded.",
  filter: "Show rows",
  all: "All",
  kinds: {
    ready: "Ready",
    doubtful: "Doubtful",
    duplicate: "Duplicate",
    cardless: "Card missing",
    unknown: "Outcome unknown",
    created: "Created before",
    unusable: "Not usable",
  },
  table: "Rows to send",
  columns: {
    row: "Row",
    arn: "ARN",
    card: "Card number",
    verdict: "Verdict",
    actions: "Actions",
  },
  duplicateOf: ({ number }: { number: number }) => `Duplicate of row ${number}`,
  doubts: {
    characters: "an ARN has digits only",
    length: ({ length }: { length: number }) => `${length} digits; an ARN has 23`,
    rounded: "it ends in eight zeros, as when a spreadsheet has rounded it",
    "check-digit": "the ARN's check digit is not right",
    "card-digit": "the card number's check digit is not right",
  },
  faults: {
    shortened: "the spreadsheet has shortened a long number; format the column as text",
    columns: "which column is the ARN cannot be told",
    characters: "this is neither an ARN nor a card number",
    "card-as-arn": "this looks like a card number, not an ARN",
    card: "a card number has 12 to 19 digits",
    nothing: "neither an ARN nor a card number",
  },
  why: {
    duplicate: "the same transaction stands further up",
    cardless: "card numbers are not kept after sending; paste the two columns again",
    unknown: "it was sent before, and what became of it is not known",
    created: "a case was created for it a moment ago",
  },
  anyway: "sent anyway",
  fix: ({ number }: { number: number }) => `Fix row ${number}`,
  remove: ({ number }: { number: number }) => `Remove row ${number}`,
  sendAnyway: ({ number }: { number: number }) => `Send row ${number} anyway`,
  holdBack: ({ number }: { number: number }) => `Hold back row ${number}`,
  removeShown: ({ count }: { count: number }) =>
    `Remove ${count === 1 ? "this row" : `these ${count} rows`}`,
  sendShown: ({ count }: { count: number }) =>
    `Send ${count === 1 ? "this row" : `these ${count} rows`} anyway`,
  holdShown: ({ count }: { count: number }) =>
    `Hold back ${count === 1 ? "this row" : `these ${count} rows`}`,
  none: "No rows of this kind.",
  page: ({ from, to, count }: { from: number; to: number; count: number }) =>
    `${from}–${to} of ${count}`,
  pages: "Pages of the table",
  previous: "Previous rows",
  next: "Next rows",
  fixCard: ({ card }: { card: string }) => `Card number: ${card}. Leave the box empty to keep it.`,
  fixDone: "Use this",
  create: ({ count }: { count: number }) =>
    count === 0 ? "Create cases…" : `Create ${digits.format(count)} ${forms(count, cases)}…`,
  size: "Transactions per request",
  sizeFault: "A whole number from 1 to 200.",
  plan: ({ rows: count, requests: asked }: { rows: number; requests: number }) =>
    count === 0
      ? "There is no row that can be sent."
      : `${digits.format(count)} ${forms(count, transactions)} in ${digits.format(asked)} ${forms(asked, requests)}, one after another.`,
  heldBack: ({ count }: { count: number }) =>
    `${digits.format(count)} ${forms(count, rows)} will not be sent.`,
  read: ({ count }: { count: number }) => `${count} ${forms(count, rows)} read.`,
  filled: ({ filled, passed }: { filled: number; passed: number }) =>
    `${filled} ${forms(filled, cards)} filled in by ARN.${passed > 0 ? ` ${passed} other ${forms(passed, rows)} passed over.` : ""}`,
  pasteAgain: ({ count }: { count: number }) =>
    `${count} ${forms(count, cards)} missing. They are not kept after sending: paste the two columns again, and each goes to the row of its ARN. Other rows are passed over.`,
  reviewHint: ({ count }: { count: number }) =>
    count === 1
      ? "This is what will be sent, with card numbers masked."
      : `The first of ${count} requests, with card numbers masked. The others have other transactions and the same fields.`,
  confirm: {
    title: ({ count }: { count: number }) =>
      `Create ${digits.format(count)} ${forms(count, cases)}?`,
    requests: ({ count, size }: { count: number; size: number }) =>
      count === 1
        ? "They are sent in one request, which is never repeated automatically."
        : `They are sent in ${digits.format(count)} requests of up to ${size}, one after another. No request is repeated automatically.`,
    odd: ({ count }: { count: number }) =>
      `${digits.format(count)} of these transactions ${forms(count, { one: "is", other: "are" })} doubtful. You chose to send ${forms(count, { one: "it", other: "them" })} anyway.`,
    again: ({ count }: { count: number }) =>
      `${count} of these transactions ${forms(count, { one: "was", other: "were" })} sent before with an unknown outcome. Sending ${forms(count, { one: "it", other: "them" })} again may create a second case.`,
    cardless: ({ count }: { count: number }) =>
      `${count} of these transactions had ${forms(count, { one: "a card number", other: "card numbers" })} and will be sent without.`,
    first: "The first request",
    send: ({ count }: { count: number }) => `Create ${digits.format(count)} ${forms(count, cases)}`,
  },
  rest: {
    title: "Send the rest?",
    text: ({ requests: asked, rows: count }: { requests: number; rows: number }) =>
      `${count} ${forms(count, transactions)} in ${asked} ${forms(asked, requests)} ${forms(asked, { one: "was", other: "were" })} not sent. Only these will go out; nothing is sent a second time.`,
    unknown:
      "What became of an earlier request is still not known. If the service is in trouble, the rest may meet the same fate.",
    send: "Send the rest",
  },
  leave: {
    text: "The pasted rows are not kept. The fields are kept as a draft in this tab, without files.",
    sending:
      "Requests are being sent. If you leave now no further one goes out, and you will not see what becomes of the one on its way.",
  },
};
