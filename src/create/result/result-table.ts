import type { Messages } from "#i18n/messages.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { isItem, type ResultRow } from "../send/result-rows.ts";
import { resultNote, statusText } from "./result-texts.ts";

interface ResultColumn {
  readonly head: keyof Messages["create"]["result"]["columns"];
  readonly cell: (row: ResultRow, messages: Messages, tag: string) => string;
}

/** The columns of the saved table, from the left. */
const columns: readonly ResultColumn[] = [
  { head: "transaction", cell: (row) => (isItem(row) ? "" : String(row.number)) },
  { head: "arn", cell: (row) => (isItem(row) ? "" : maskCardNumbers(row.arn)) },
  { head: "outcome", cell: statusText },
  { head: "caseId", cell: ({ item }) => String(item?.id ?? "") },
  {
    head: "message",
    cell: (row, messages, tag) =>
      [maskCardNumbers(row.item?.message ?? ""), resultNote(row, messages, tag)]
        .filter(Boolean)
        .join(" "),
  },
  {
    head: "request",
    cell: ({ request, sentAt }) => (sentAt === undefined ? "" : String(request)),
  },
  { head: "sentAt", cell: ({ sentAt }) => (sentAt === undefined ? "" : timeOf(sentAt)) },
];

/** The result of each transaction as a table with a heading row. Card numbers are masked; case ids are as received. */
export const resultTable = (
  rows: readonly ResultRow[],
  messages: Messages,
  tag: string,
): string[][] => [
  columns.map(({ head }) => messages.create.result.columns[head]),
  ...rows.map((row) => columns.map(({ cell }) => cell(row, messages, tag))),
];

/** A moment by this computer's clock with its UTC offset: `2026-11-22 18:45:00+03:00`. */
const timeOf = (sentAt: number): string =>
  Temporal.Instant.fromEpochMilliseconds(sentAt)
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toString({ smallestUnit: "second", timeZoneName: "never" })
    .replace("T", " ");
