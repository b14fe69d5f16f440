import { expect, test } from "vitest";
import { fieldsOf, typedIn } from "../fixtures/fields.ts";
import { enteredRow, type TestRow } from "../fixtures/row.ts";
import { isNonFile } from "../form/field-kinds.ts";
import { type CreateFormValues, columnKey, emptyValues, fieldKey } from "../form/values.ts";
import { deriveRow } from "../rows/row.ts";
import { confirmedPlan, isAsked, planWithoutWarned, preparePress } from "./question.ts";

const arn = "74001016301868581499775";
const sound = { number: 1, rawArn: arn };
const doubtful = { number: 2, rawArn: "7400" };

const values = { ...emptyValues(), bpCode: "DP" as const };

const noFields: Parameters<typeof preparePress>[2] = { fields: [], columns: [] };

const fields = fieldsOf(
  { type: "Money", code: "f_Amount", label: "Amount", currencies: ["KWD"], important: true },
  { type: "Digits", code: "f_Number", label: "Number", important: true },
  { type: "String", code: "f_Note", label: "Note" },
  { type: "File", code: "f_Docs", label: "Documents", important: true },
);

/** A form of a case type that has important fields. */
const emptyForm = { fields, columns: [] };

function press(entered: readonly TestRow[], context = noFields) {
  const all = entered.map(enteredRow);
  const { rows, warnings } = preparePress(all, values, context);
  const [confirmed, sentArns] = [new Map(), new Map()];
  const plan = { bpCode: values.bpCode, planRequests: () => [], rows, confirmed, sentArns };
  return { plan, warnings };
}

test.each([
  ["one complete case", press([sound]), false],
  ["two complete cases", press([sound, { number: 2, rawArn: arn }]), true],
  ["one case without an important field", press([sound], emptyForm), true],
  ["a doubtful ARN", press([doubtful]), true],
  ["a card number that is missing", press([{ ...sound, isCardMissing: true }]), true],
  ["a transaction that is left out", press([sound, { number: 2, rawArn: "hello" }]), true],
])("asks before it creates: %s", (_what, { plan, warnings }, isQuestion) => {
  expect(isAsked(plan.rows.length, warnings)).toBe(isQuestion);
});

test("sends everything or only what carries no warning", () => {
  const question = press([sound, doubtful]);
  expect(confirmedPlan(question).rows.map(({ number }) => number)).toEqual([1, 2]);
  expect(planWithoutWarned(question).rows.map(({ number }) => number)).toEqual([1]);
});

test("warns of a row that waits for a currency, before one is chosen", () => {
  const waiting = deriveRow(enteredRow(doubtful), [{ kind: "currency", key: "Money f_Amount" }]);
  const { warnings } = preparePress([waiting], values, emptyForm);
  const { empty, warned } = warnings;
  expect(empty[0]?.rows).toEqual([waiting]);
  expect(warned).toEqual([waiting]);
});

test("a text that a spreadsheet has lost is asked about, and can be sent", () => {
  const row = deriveRow(enteredRow(sound), [{ kind: "lost", text: "#REF!" }]);
  const { rows, warnings } = preparePress([row], values, noFields);
  expect(warnings.warned).toEqual([row]);
  expect(rows).toEqual([row]);
});

const formWith = (texts: Record<string, string>, more: Partial<CreateFormValues> = {}) => ({
  ...values,
  inputs: typedIn(texts),
  ...more,
});

const emptyIn = (form: CreateFormValues) =>
  preparePress([enteredRow(sound)], form, emptyForm).warnings.empty.map(({ label }) => label);

test("names the important fields that have no value, typed or in a free row", () => {
  const empty = formWith({ f_Number: "\u200B" });
  expect(emptyIn(empty)).toEqual(["Amount", "Number", "Documents"]);
  const filled = formWith(
    { f_Amount: "5" },
    {
      freeRows: [{ code: "F_NUMBER", value: "7" }],
      files: { [fieldKey("f_Docs")]: [new File([], "a.txt")] },
    },
  );
  expect(emptyIn(filled)).toEqual([]);
});

test("an important field that is a column is empty where neither the row nor the form has a value", () => {
  const columns = emptyForm.fields.filter(isNonFile).filter(({ code }) => code === "f_Amount");
  const [key = ""] = columns.map(columnKey);
  const rows = ["5", "", " "].map((text, index) =>
    enteredRow({ number: index + 1, rawArn: arn, values: text ? { [key]: { text } } : {} }),
  );
  const amountIn = (form: CreateFormValues) =>
    preparePress(rows, form, { ...emptyForm, columns }).warnings.empty.find(
      ({ label }) => label === "Amount",
    );
  expect(amountIn(formWith({}))?.rows).toEqual(rows.slice(1));
  expect(amountIn(formWith({ f_Amount: "7" }))).toBeUndefined();
});
