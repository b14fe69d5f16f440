import { afterEach, expect, test } from "vitest";
import { type CreateFormValues, emptyValues, fieldKey } from "../form/values.ts";
import { readTransaction } from "../transactions/transaction.ts";
import { readDrafts, saveDraft } from "./drafts.ts";

const key = "case-viewer.create.drafts";
const readDraft = () => readDrafts()[0];
afterEach(() => sessionStorage.clear());

const rowOf = (number: number, typed: string, card = "") =>
  readTransaction({ key: `${number}`, number, typed, isSentAnyway: false }, card, false);
const rows = [
  rowOf(1, "74001016301868581499775"),
  { ...rowOf(2, "", "4111111111111111"), pasteFault: "columns" as const },
];

const values: CreateFormValues = {
  ...emptyValues(),
  bpCode: "FR",
  typed: { [fieldKey("f_A")]: { text: "12", currency: "RUB" }, [fieldKey("f_B")]: { text: "" } },
  rows: [{ code: "x", value: "y", isCopied: true }],
  files: { [fieldKey("f_Docs")]: [new File(["secret"], "secret.txt")] },
};

test("a draft comes back without files, with the cards that have to be typed again", () => {
  saveDraft({ id: "a", link: "bpCode=FR" }, values, rows);
  const draft = readDraft();
  expect(draft).toMatchObject({
    link: "bpCode=FR",
    transactions: [
      { arn: "74001016301868581499775", hadCard: false },
      { arn: "", hadCard: true, pasteFault: "columns" },
    ],
    bpCode: "FR",
    typed: { [fieldKey("f_A")]: { text: "12", currency: "RUB" } },
    rows: [{ code: "x", value: "y", isCopied: true }],
  });
  expect(sessionStorage.getItem(key)).not.toContain("secret");
});

test("a card number typed in the wrong place is not kept", () => {
  const number = "4111111111111111";
  const misplaced = {
    ...values,
    typed: { [fieldKey("f_A")]: { text: `it is ${number}.` } },
    rows: [{ code: number, value: "4111-1111-1111-1111", isCopied: false }],
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
  expect(readDraft()).toBeUndefined();
});
