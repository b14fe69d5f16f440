import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsOf } from "../fixtures/fields.ts";
import { enteredRow } from "../fixtures/row.ts";
import { isNonFile } from "../form/field-kinds.ts";
import {
  type CreateFormValues,
  columnKey,
  emptyValues,
  type FieldValue,
  fieldKey,
  type RowValues,
} from "../form/values.ts";
import { createPlanner, totalOf } from "./plan.ts";

const fields = fieldsOf(
  {
    type: "Money",
    code: "f_Amount",
    label: "Amount",
    currencies: ["RUB", "KWD", "USD", "JPY"],
  },
  { type: "Text", code: "f_Note", label: "Note" },
  { type: "String", code: "f_Order", label: "Order" },
);

const columnsOf = (keys: readonly string[]) =>
  keys.flatMap((key) => fields.filter(isNonFile).filter((field) => columnKey(field) === key));

/** The requests of rows with these values, and the values of the form. */
function plan(
  rows: readonly RowValues[],
  form: Partial<CreateFormValues> = {},
  columns: readonly string[] = ["Money f_Amount", "Text f_Note"],
  size = 3,
) {
  const values: CreateFormValues = { ...emptyValues(), bpCode: "DP", ...form };
  const planOf = createPlanner(values, {
    fields,
    columns: columnsOf(columns),
    tag: "en-GB",
    transactionsPerRequest: size,
  });
  return planOf(
    rows.map((own, index) => enteredRow({ number: index + 1, rawArn: `${index}`, values: own })),
  );
}

const amount = (text: string, currency = "") => ({ "Money f_Amount": { text, currency } });
const sent = (value: string, currencyCode = "643") => ({
  code: "f_Amount",
  value: JSON.stringify({ amount: value, currencyCode }),
});
const inRubles = { inputs: { [fieldKey("f_Amount")]: { text: "", currency: "RUB" } } };

const shape = (requests: ReturnType<typeof plan>) =>
  requests.map(({ rows, fields: written }) => [rows.map(({ number }) => number), written]);

test("rows of equal values share a request, in the order of their first appearance", () => {
  const rows = [amount("5"), amount("7"), amount("5.00"), {}, amount("7")];
  expect(shape(plan(rows, inRubles))).toEqual([
    [[1, 3], [sent("5.00")]],
    [[2, 5], [sent("7.00")]],
    [[4], []],
  ]);
});

test("the form's values are those of the rows that say nothing", () => {
  const form = { inputs: { [fieldKey("f_Amount")]: { text: "5", currency: "RUB" } } };
  const rows = [{}, amount("5", "KWD"), amount("5", "RUB"), amount(" \u200B ")];
  expect(shape(plan(rows, form))).toEqual([
    [[1, 3, 4], [sent("5.00")]],
    [[2], [sent("5.000", "414")]],
  ]);
});

test.each([
  [["1 500.50 RUB", "1500.50 RUB", "1,500.50 RUB"], "4\u00A0501.50 RUB"],
  [["0.05 USD", "2 JPY", "0.1 USD"], "0.15 USD · 2 JPY"],
  [
    Array.from({ length: 5000 }, () => "123456789012345678.99 RUB"),
    "617\u00A0283\u00A0945\u00A0061\u00A0728\u00A0394\u00A0950.00 RUB",
  ],
  // No amount, one that has two readings, and one that may be of any currency.
  [["12abc RUB", "1,50 RUB", "250", "5 RUB"], "5.00 RUB"],
])("adds up exactly, by currency", (amounts, sums) => {
  const rows = amounts.map((written) => {
    const [, text = "", currency] = /^(.*?) ?([A-Z]{3})?$/.exec(written) ?? [];
    return amount(text, currency);
  });
  expect(totalOf(plan(rows), "en-GB")).toBe(sums);
});

test("the review and the result take the amount that the profile marks as disputed", () => {
  const marked = fieldsOf(
    { type: "Money", code: "f_Fee", label: "Fee", currencies: ["RUB"] },
    { type: "Money", code: "f_Amount", label: "Amount", currencies: ["RUB"], means: "amount" },
  );
  const values: CreateFormValues = {
    ...emptyValues(),
    bpCode: "DP",
    inputs: { [fieldKey("f_Fee")]: { text: "1" }, [fieldKey("f_Amount")]: { text: "5" } },
  };
  const planRequests = createPlanner(values, {
    fields: marked,
    columns: [],
    tag: "en-GB",
    transactionsPerRequest: 1,
  });
  const requests = planRequests(
    [1, 2].map((number) => enteredRow({ number, rawArn: `${number}` })),
  );
  expect(requests.map(({ disputed }) => disputed?.amount)).toEqual(["5.00", "5.00"]);
  expect(totalOf(requests, "en-GB")).toBe("10.00 RUB");
});

/** Texts among which many are equal, or equal once they are read. */
const text = fc.oneof(
  fc.constantFrom("", " ", "1", "1.0", "1,000", "10.00", "x", "\u200B"),
  fc.string({ maxLength: 4 }),
);
const cell = fc.record({ text, currency: fc.constantFrom("", "RUB", "KWD") });
const columnKeys = fields.map(columnKey);
const valuesOf = (keys: readonly string[]) =>
  fc.dictionary(fc.constantFrom(...keys), cell, { noNullPrototype: true });
const ownValues = valuesOf(columnKeys);
const typedValues = valuesOf(fields.map(({ code }) => fieldKey(code)));

test("every row is sent exactly once, with exactly its values", () => {
  fc.assert(
    fc.property(
      fc.array(ownValues, { maxLength: 40 }),
      typedValues,
      fc.array(fc.record({ code: fc.constantFrom("f_Note", "F_ORDER", "f_X"), value: text }), {
        maxLength: 3,
      }),
      fc.shuffledSubarray(columnKeys),
      fc.integer({ min: 1, max: 5 }),
      (rows, inputs, free, columns, size) => {
        const requests = plan(rows, { inputs, freeRows: free }, columns, size);
        const flat = requests.flatMap((request) =>
          request.rows.map((row) => ({ row, written: request.fields })),
        );
        expect(flat.map(({ row }) => row.number).toSorted((a, b) => a - b)).toEqual(
          rows.map((_, index) => index + 1),
        );
        expect(requests.every((request) => request.rows.length <= size)).toBe(true);
        for (const { row, written } of flat) {
          expect(written).toEqual(sentAlone(row.values, { inputs, freeRows: free }, columns));
        }
      },
    ),
    { numRuns: 500 },
  );
});

/** What a form sends that has one row, whose own values are typed into the form itself. */
function sentAlone(
  own: RowValues,
  form: Pick<CreateFormValues, "inputs" | "freeRows">,
  columns: readonly string[],
): readonly FieldValue[] {
  const inputs = { ...form.inputs };
  let { freeRows } = form;
  for (const field of columnsOf(columns)) {
    const { code } = field;
    const key = fieldKey(code);
    const value = own[columnKey(field)];
    // An amount is read without what can't be seen; free text keeps it.
    const text = value?.text ?? "";
    const seen = code === "f_Amount" ? text.replaceAll("\u200B", "") : text;
    if (!value || seen.trim() === "") continue;
    inputs[key] = { ...value, currency: value.currency || (form.inputs[key]?.currency ?? "") };
    freeRows = freeRows.filter((row) => row.code.toLowerCase() !== code.toLowerCase());
  }
  const [only] = plan([{}], { inputs, freeRows }, []);
  return only?.fields ?? [];
}
