import { expect, test } from "vitest";
import { english } from "#language/english.ts";
import { readCaseId } from "#model/case-id.ts";
import type { QueueState } from "../send/create-queue.ts";
import { type CheckedTransaction, readTransaction } from "../transactions/transaction.ts";
import { resultTable } from "./result-table.ts";

const card = "4111111111111111";
const rowOf = (number: number): CheckedTransaction => ({
  ...readTransaction(
    { key: `${number}`, number, typed: `${number}`, isSentAnyway: false },
    "",
    false,
  ),
  problem: undefined,
});
/** As it would be if the check had let a card number through. */
const withCard = (number: number) => ({ ...rowOf(number), arn: card });

/** With its distance from UTC a time is one moment everywhere. */
const momentOf = (sentAt = "") =>
  sentAt && `${Temporal.Instant.from(sentAt.replace(" ", "T")).epochMilliseconds}`;

test("each row with what became of it, those left out too, and no card number", () => {
  const id = readCaseId("7");
  const queue: QueueState = {
    phase: "stopped",
    heldBack: [{ ...withCard(5), problem: { kind: "duplicate", of: 1 } }],
    requests: [
      {
        number: 1,
        at: 5_000,
        rows: [rowOf(1), withCard(2)],
        state: {
          kind: "answered",
          outcome: {
            isWhole: true,
            success: false,
            items: [
              { isCreated: true, id, message: "" },
              { isCreated: false, id: undefined, message: `=No ${card}` },
            ],
          },
        },
      },
      {
        number: 2,
        at: 6_000,
        rows: [rowOf(3)],
        state: {
          kind: "answered",
          outcome: {
            isWhole: false,
            success: true,
            items: [
              { isCreated: true, id: readCaseId("8"), message: "" },
              { isCreated: undefined, id: undefined, message: `Why ${card}` },
            ],
          },
        },
      },
      { number: 3, at: undefined, rows: [rowOf(4)], state: { kind: "waiting" } },
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
    ["", "", "Created", "8", "", "2", "6000"],
    ["", "", "Not reported", "", "Why 4111••••••••1111", "2", "6000"],
    ["4", "4", "Not sent", "", "", "", ""],
    ["5", "4111••••••••1111", "Held back", "", "Repeats transaction 1.", "", ""],
  ]);
});
