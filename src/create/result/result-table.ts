import type { Words } from "#i18n/words.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import type { QueueState } from "../send/queue-state.ts";
import { problemText } from "../transactions/transaction-words.ts";

/** The result of each transaction as a table with a heading row, without card numbers. */
export function resultTable({ rows }: QueueState, all: Words): string[][] {
  const { result: words } = all.create;
  const lines = rows.map((row) => {
    const { transaction, item, why, request, sentAt } = row;
    const problem = transaction && row.status === "problem" ? problemText(transaction, all) : "";
    return [
      String(transaction?.number ?? ""),
      maskCardNumbers(transaction?.arn ?? ""),
      words.statuses[row.status],
      String(item?.id ?? ""),
      maskCardNumbers(item?.message ?? "") || (why ? words[why] : problem),
      ...(sentAt === undefined ? ["", ""] : [String(request), timeOf(sentAt)]),
    ];
  });
  return [words.columns, ...lines];
}

/** A moment by this computer's clock with its UTC offset: `2026-11-22 18:45:00+03:00`. */
const timeOf = (sentAt: number): string =>
  Temporal.Instant.fromEpochMilliseconds(sentAt)
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toString({ smallestUnit: "second", timeZoneName: "never" })
    .replace("T", " ");
