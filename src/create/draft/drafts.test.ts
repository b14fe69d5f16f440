import { afterEach, expect, test } from "vitest";
import { emptyValues, fieldKey } from "../form/values.ts";
import { readTransaction } from "../transactions/transaction.ts";
import { readDrafts, saveDraft } from "./drafts.ts";

const key = "case-viewer.create.drafts";
afterEach(() => sessionStorage.clear());

const rowOf = (number: number, typed: string) =>
  readTransaction({ key: `${number}`, number, typed, isSentAnyway: false }, "", false);

test("stores no card number typed in the wrong place", () => {
  const number = "4111111111111111";
  const misplaced = {
    ...emptyValues(),
    typed: { [fieldKey("f_A")]: { text: `it is ${number}.` } },
    rows: [{ code: number, value: "4111-1111-1111-1111" }],
  };
  saveDraft({ id: "a", link: `field.f_A=${number}` }, misplaced, [
    rowOf(1, "4111 1111 1111 1111"),
    rowOf(2, `7400 ${number} 1227`),
  ]);
  const kept = sessionStorage.getItem(key) ?? "";
  expect(kept).toContain("it is 4111••••••••1111.");
  expect(kept.replaceAll(/\D/g, "")).not.toContain(number);
});

test.each([
  ["nothing", undefined],
  ["no JSON", "{"],
  [
    "another version",
    JSON.stringify({ version: 1, link: "", bpCode: "DP", transactions: [], typed: {}, rows: [] }),
  ],
  ["another shape", JSON.stringify({ version: 2, drafts: [{ id: "a", bpCode: "DP" }] })],
])("%s is no draft", (_what, stored) => {
  if (stored !== undefined) sessionStorage.setItem(key, stored);
  expect(readDrafts()).toEqual([]);
});
