import { expect, test } from "vitest";
import { english } from "#i18n/english.ts";
import { readCaseId } from "#model/case-id.ts";
import type { QueueState } from "../send/queue-state.ts";
import { readTransaction, type Transaction } from "../transactions/transaction.ts";
import { resultTable } from "./result-table.ts";

const card = "4111111111111111";
const rowOf = (number: number): Transaction => ({
  ...readTransaction(
    { key: `${number}`, number, typed: `${number}`, isSentAnyway: false },
    "",
    false,
  ),
});
/** As it would be if the check had let a card number through. */
const withCard = (number: number) => ({ ...rowOf(number), arn: card });

/** With its distance from UTC a time is one moment everywhere. */
const momentOf = (sentAt = "") =>
  sentAt && `${Temporal.Instant.from(sentAt.replace(" ", "T")).epochMilliseconds}`;

test("each row with what became of it, those left out too, and no card number", () => {
  const id = readCaseId("7");
  const first = { request: 1, sentAt: 5_000 };
  const second = { request: 2, sentAt: 6_000 };
  const queue: QueueState = {
    phase: "stopped",
    requests: 3,
    done: 2,
    halt: undefined,
    contradictions: [],
    rows: [
      {
        ...first,
        key: "1",
        position: 1,
        status: "created",
        transaction: rowOf(1),
        item: { isCreated: true, id, message: "" },
      },
      {
        ...first,
        key: "2",
        position: 2,
        status: "refused",
        transaction: withCard(2),
        item: { isCreated: false, id: undefined, message: `=No ${card}` },
      },
      {
        ...second,
        key: "3",
        position: 1,
        status: "unknown",
        transaction: rowOf(3),
        why: "unmatched",
      },
      {
        ...second,
        key: "item",
        position: 1,
        status: "notReported",
        transaction: undefined,
        item: { isCreated: undefined, id: undefined, message: `Why ${card}` },
      },
      { key: "4", request: 3, position: 1, status: "ready", transaction: rowOf(4) },
      {
        key: "5",
        request: 0,
        position: 0,
        status: "problem",
        transaction: { ...withCard(5), check: "duplicate", duplicateOf: 1 },
      },
    ],
  };
  const [heads, ...lines] = resultTable(queue, english);
  expect(heads).toEqual([
    "Transaction",
    "ARN",
    "Outcome",
    "Case id",
    "Message",
    "Request",
    "Sent at",
  ]);
  expect(lines.map((line) => [...line.slice(0, 6), momentOf(line[6])])).toEqual([
    ["1", "1", "Created", "7", "", "1", "5000"],
    ["2", "4111••••••••1111", "Refused", "", "=No 4111••••••••1111", "1", "5000"],
    ["3", "3", "Outcome unknown", "", "Can't be matched", "2", "6000"],
    ["", "", "Not reported", "", "Why 4111••••••••1111", "2", "6000"],
    ["4", "4", "Not sent", "", "", "", ""],
    ["5", "4111••••••••1111", "Held back", "", "Repeats transaction 1.", "", ""],
  ]);
});
