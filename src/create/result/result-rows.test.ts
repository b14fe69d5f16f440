import { expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import { readCaseId } from "#model/case-id.ts";
import { enteredRow } from "../fixtures/row.ts";
import { resultNote, resultTable } from "./result-rows.ts";

const card = "4111111111111111";
const masked = "4111••••••••1111";

/** As it would be if the check had let a card number through as an ARN. */
const withCard = (number: number) => ({
  ...enteredRow({ number, rawArn: "7" }),
  arn: card,
});

test("has a line for each row, also for one that was not sent, and no card number", () => {
  const table = resultTable(
    [
      {
        ...withCard(1),
        result: {
          requestNumber: 1,
          status: "refused",
          item: { isCreated: false, id: readCaseId("7"), message: `=No ${card}` },
        },
      },
      { ...withCard(2), problems: [{ kind: "card" }] },
      { ...withCard(3), isNotThisTime: true, problems: [{ kind: "card-check-digit" }] },
    ],
    english,
    "en-GB",
  );
  expect(table.slice(1)).toEqual([
    ["1", masked, "Refused, case 7 named", "7", `=No ${masked}`],
    ["2", masked, "Left out", "", "A card number has 12 to 19 digits."],
    ["3", masked, "Not this time", "", expect.stringContaining("check digit is wrong")],
  ]);
});

const withItem = (status: "created" | "notReported", receivedId?: string) => ({
  ...enteredRow({ number: 1, rawArn: "7" }),
  result: {
    requestNumber: 1,
    status,
    item: { isCreated: undefined, id: undefined, receivedId, message: "" },
  },
});

test("says when an item has no usable id, or no outcome", () => {
  const notes = [
    withItem("created"),
    withItem("created", `N-7 ${card}`),
    withItem("notReported"),
  ].map((sent) => resultNote(sent, english, "en-GB"));
  expect(notes).toEqual([
    "The service sent no case number.",
    `The service sent “N-7 ${masked}” in place of a case number.`,
    "The service did not report whether this case was created.",
  ]);
});
