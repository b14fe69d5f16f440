import { maskCardNumbers } from "#language/card-number.ts";
import type { Words } from "#language/words.ts";
import type { RunState } from "./batch-run.ts";
import { kindOf, looseItems, resultsOf } from "./row-result.ts";
import { verdictText } from "./verdict-text.ts";

/** What became of each row as a table with heads, without card numbers. */
export function resultTable({ requests, held }: RunState, words: Words["batch"]): string[][] {
  const { row, arn, outcome, id, message, request, sentAt } = words.result.columns;
  const lines = requests.flatMap((one) => {
    const sent = [String(one.number), one.at === undefined ? "" : timeOf(one.at)];
    const rows = resultsOf(one).map(({ row, kind, item }) => [
      String(row.number),
      maskCardNumbers(row.arn),
      words.result.kinds[kind],
      String(item?.id ?? ""),
      maskCardNumbers(item?.message ?? ""),
      ...(one.at === undefined ? ["", ""] : sent),
    ]);
    const loose = looseItems(one).map((item) => [
      "",
      "",
      words.result.kinds[kindOf(item)],
      String(item.id ?? ""),
      maskCardNumbers(item.message),
      ...sent,
    ]);
    return [...rows, ...loose];
  });
  const left = held.map((judged) => [
    String(judged.row.number),
    maskCardNumbers(judged.row.arn),
    words.result.kinds.unsent,
    "",
    verdictText(judged, words).why,
    "",
    "",
  ]);
  return [[row, arn, outcome, id, message, request, sentAt], ...lines, ...left];
}

/** By this computer's clock, whichever that is to a reader elsewhere: `2026-11-22 18:45:00+03:00`. */
const timeOf = (at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toString({ smallestUnit: "second", timeZoneName: "never" })
    .replace("T", " ");
