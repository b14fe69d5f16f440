import { expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import { fieldsOf } from "../fixtures/fields.ts";
import { isNonFile } from "../form/field-kinds.ts";
import { validateCreateForm } from "../form/form-errors.ts";
import { type CreateFormValues, columnKey, emptyValues, fieldKey } from "../form/values.ts";
import { createRowCheck } from "./row-check.ts";

const { errors: t } = english.create;

const options = [
  { code: "40", label: "Other" },
  { code: "41", label: "Lost" },
];
const money = { type: "Money", code: "amount", label: "Amount", currencies: ["RUB", "KWD"] };
const fields = fieldsOf(
  { ...money, required: true, min: "1" },
  { type: "Select", code: "kind", label: "Kind", options },
  { type: "Text", code: "why", label: "Why", requiredWhen: { field: "kind", is: ["40"] } },
  { type: "String", code: "from", label: "From", format: "date", notAfter: "today" },
  { type: "String", code: "to", label: "To", format: "date", notBefore: "from" },
);

type Texts = Readonly<Record<string, string>>;

const inputOf = (code: string, text: string) => {
  const [, amount = text, currency = ""] = /^(.*?) ?([A-Z]{3})?$/.exec(text) ?? [];
  return code === "amount" ? { text: amount, currency } : { text };
};

const formOf = (texts: Texts): CreateFormValues => ({
  ...emptyValues(),
  bpCode: "DP",
  inputs: Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [fieldKey(code), inputOf(code, text)]),
  ),
});

const ownOf = (texts: Texts) =>
  Object.fromEntries(
    fields
      .filter(({ code }) => code in texts)
      .map((field) => [columnKey(field), inputOf(field.code, texts[field.code] ?? "")]),
  );

const contextOf = (columns: readonly string[]) => ({
  fields,
  columns: fields.filter(isNonFile).filter(({ code }) => columns.includes(code)),
  maxTotalBytes: undefined,
  today: "2026-11-20",
  messages: t,
  tag: "en-GB" as const,
});

/** What is wrong with a row of these values, in a form of those. */
const errorsIn = (own: Texts, form: Texts) => {
  const check = createRowCheck(formOf(form), contextOf(Object.keys(own)));
  return check(ownOf(own)).map((problem) =>
    problem.kind === "value" ? problem.text : problem.kind,
  );
};

const tooEarly = `To: ${t.before({ date: "02.11.2026" })}`;

test.each([
  ["a good amount", { amount: "5 RUB" }, {}, []],
  ["the form's currency", { amount: "5" }, { amount: "RUB" }, []],
  ["a form's currency of another case type", { amount: "5" }, { amount: "USD" }, ["currency"]],
  ["what a spreadsheet has lost", { why: "#REF!" }, {}, ["lost"]],
  ["no currency", { amount: "5" }, {}, ["currency"]],
  ["a currency alone", { amount: "KWD" }, { amount: "7 RUB" }, [`Amount: ${t.currencyAlone}`]],
  ["an empty required cell", { amount: "" }, {}, [`Amount: ${t.required}`]],
  ["a date before the form's", { to: "01.11.2026" }, { from: "02.11.2026" }, [tooEarly]],
  ["a value that needs another one", { kind: "40" }, {}, [`Why: ${t.required}`]],
  ["a value in place of one that needs another", { kind: "41" }, { kind: "40" }, []],
  ["two errors", { kind: "1", amount: "" }, {}, [`Amount: ${t.required}`, `Kind: ${t.option}`]],
])("finds what is wrong in a row: %s", (_what, own, form, errors) => {
  expect(errorsIn(own, form)).toEqual(errors);
});

test("an error of the form's own value is said in the form alone", () => {
  const form = { amount: "12abc RUB" };
  expect(errorsIn({ amount: "" }, form)).toEqual([]);
  const errors = validateCreateForm(formOf(form), contextOf(["amount"]));
  expect(errors.inputs?.[fieldKey("amount")]?.message).toBe(t.amount);
});

test("a form needs no value of its own where the rows have them", () => {
  expect(validateCreateForm(formOf({ kind: "40" }), contextOf(["amount", "kind"]))).toEqual({});
  expect(validateCreateForm(formOf({}), contextOf([])).inputs).toBeDefined();
});
