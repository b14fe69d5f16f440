import type { Messages } from "#i18n/messages.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { isItem, type ResultRow } from "../send/result-rows.ts";
import { errorText } from "../transactions/transaction-texts.ts";

interface ResultColumn {
  readonly head: keyof Messages["create"]["result"]["columns"];
  readonly cell: (row: ResultRow, messages: Messages) => string;
}

/** The columns of the saved table, from the left. */
const columns: readonly ResultColumn[] = [
  { head: "transaction", cell: (row) => (isItem(row) ? "" : String(row.number)) },
  { head: "arn", cell: (row) => (isItem(row) ? "" : maskCardNumbers(row.arn)) },
  { head: "outcome", cell: statusText },
  { head: "caseId", cell: ({ item }) => String(item?.id ?? "") },
  {
    head: "message",
    cell: (row, messages) =>
      [maskCardNumbers(row.item?.message ?? ""), resultNote(row, messages)]
        .filter(Boolean)
        .join(" "),
  },
  {
    head: "request",
    cell: ({ request, sentAt }) => (sentAt === undefined ? "" : String(request)),
  },
  { head: "sentAt", cell: ({ sentAt }) => (sentAt === undefined ? "" : timeOf(sentAt)) },
];

/** The result of each transaction as a table with a heading row, without card numbers. */
export const resultTable = (rows: readonly ResultRow[], messages: Messages): string[][] => [
  columns.map(({ head }) => messages.create.result.columns[head]),
  ...rows.map((row) => columns.map(({ cell }) => cell(row, messages))),
];

/** The status of a row in words; a refusal that names a case says so, because the case may be its own. */
export function statusText({ status, item }: ResultRow, { create }: Messages): string {
  const { result: t } = create;
  const id = item?.id;
  if (status === "refused" && id !== undefined) return t.refusedNaming({ id: maskedId(id) });
  return t.statuses[status];
}

/** What there is to say about a row besides its status, its case and the service's message. */
export function resultNote(row: ResultRow, messages: Messages): string {
  const { result: t } = messages.create;
  const { status, item } = row;
  const { receivedId } = item ?? {};
  const badId = receivedId === undefined ? "" : t.badId({ id: maskCardNumbers(receivedId) });
  switch (status) {
    case "created":
      return badId || (item?.id === undefined ? t.noId : "");
    case "refused":
      if (!item) return t.notCarriedOut;
      return badId || (item.message === "" ? t.noReason : "");
    case "notReported":
      return `${t.noOutcome} ${badId}`.trim();
    case "leftOut":
      return isItem(row) ? "" : errorText(row, messages);
    case "ready":
    case "unknown":
      return "";
  }
}

/** A moment by this computer's clock with its UTC offset: `2026-11-22 18:45:00+03:00`. */
const timeOf = (sentAt: number): string =>
  Temporal.Instant.fromEpochMilliseconds(sentAt)
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toString({ smallestUnit: "second", timeZoneName: "never" })
    .replace("T", " ");
