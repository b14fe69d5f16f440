import { expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import { fieldsOf, typedIn } from "../fixtures/fields.ts";
import { validateCreateForm } from "./form-errors.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "./values.ts";

const { errors: t } = english.create;

const date = { type: "String", format: "date" };
const maxTotalBytes = 60_000_000;

const validate = (values: Partial<CreateFormValues>, ...fields: object[]) =>
  validateCreateForm(
    { ...emptyValues(), bpCode: "DP", ...values },
    {
      fields: fieldsOf(...fields),
      maxTotalBytes,
      columns: [],
      today: "2026-11-20",
      messages: t,
      tag: "en-GB",
    },
  );

function errorOf(
  field: object,
  texts: Record<string, string>,
  more: Partial<CreateFormValues> = {},
) {
  const values = { inputs: typedIn(texts), ...more };
  const others = [
    ...["a", "b", "t"].map((code) => ({ type: "Digits", code, label: code })),
    { ...date, code: "v", label: "v" },
  ];
  const { inputs, files } = validate(values, { code: "c", label: "L", ...field }, ...others);
  const key = fieldKey("c");
  return inputs?.[key]?.message ?? files?.[key]?.message;
}

const filesOf = (...sizes: number[]) => ({
  files: {
    [fieldKey("c")]: sizes.map((size) =>
      Object.defineProperty(new File([], "a.txt"), "size", { value: size }),
    ),
  },
});

const always = { type: "Text", required: true };
const whenSome = { type: "Text", requiredWhen: { field: "t", is: ["40", "41"] } };
const whenOther = { type: "Text", requiredWhen: { field: "a", differsFrom: "b" } };

test.each([
  [always, {}, t.required],
  [always, { c: " \n" }, t.required],
  [whenSome, { t: "40" }, t.required],
  [whenSome, { t: "10" }, undefined],
  [whenOther, { a: "1", b: "2" }, t.required],
  [whenOther, { a: "1", b: "1\u200B" }, undefined],
])("a required field %j with %j", (field, texts, error) => {
  expect(errorOf(field, texts)).toBe(error);
});

test("a required field may be in a free row of the same code, as may its condition", () => {
  expect(errorOf(always, {}, { freeRows: [{ code: " c ", value: "x" }] })).toBeUndefined();
  expect(errorOf(whenSome, {}, { freeRows: [{ code: "t", value: "41" }] })).toBe(t.required);
});

const between = { ...date, notBefore: "v", notAfter: "today" };
const select = { type: "Select", options: [{ code: "0", label: "No" }] };
const money = { type: "Money", currencies: ["RUB"], min: "0.01", max: "100" };
const positiveIn = (currency: string) => ({
  type: "Money",
  currencies: [currency],
  min: "0.001",
});

test.each([
  [between, { c: "20.11.2026", v: "20.11.2026" }, undefined],
  [between, { c: "21.11.2026", v: "05.11.2026" }, t["after-today"]],
  [between, { c: "31.02.2026" }, t.date],
  [between, { c: "04.11.2026", v: "05.11.2026" }, t.before({ date: "05.11.2026" })],
  // Another field is ignored while it is no date.
  [between, { c: "04.11.2026", v: "5 Nov" }, undefined],
  [
    { ...date, notAfter: "v" },
    { c: "02.11.2026", v: "01.11.2026" },
    t.after({ date: "01.11.2026" }),
  ],
  [{ type: "String", minLength: 2 }, { c: "a" }, t["too-short"]({ min: 2, length: 1 })],
  [{ type: "String", maxLength: 3 }, { c: "abcd" }, t["too-long"]({ max: 3, length: 4 })],
  // A long text is sent with the white space around it.
  [{ type: "Text", maxLength: 3 }, { c: "abc " }, t["too-long"]({ max: 3, length: 4 })],
  [{ type: "Digits" }, { c: "12a" }, t.digits],
  [{ type: "Digits", maxLength: 4 }, { c: "\u200E12\u00A034\u00AD\uFEFF" }, undefined],
  [date, { c: "\u206620.11\u200B.2026\u2069" }, undefined],
  [select, { c: "1" }, t.option],
  [select, { c: "0" }, undefined],
  [money, { c: "0" }, t["too-little"]({ bound: "0.01" })],
  // At least the smallest unit of the currency.
  [positiveIn("JPY"), { c: "0" }, t["too-little"]({ bound: "1" })],
  [positiveIn("KWD"), { c: "0.001" }, undefined],
  [money, { c: "1,00" }, t.ambiguous({ text: "1,00", first: "100.00", second: "1.00" })],
  [money, { c: "100.01" }, t["too-much"]({ bound: "100" })],
  [money, { c: "1.2345" }, t.decimals({ currency: "RUB", max: 2 })],
])("%j with %j", (field, texts, error) => {
  expect(errorOf(field, texts)).toBe(error);
});

test("a date without bounds has none in a free row without a code", () => {
  const more = { freeRows: [{ code: "", value: "01.11.2026" }] };
  expect(errorOf(date, { c: "02.11.2026" }, more)).toBeUndefined();
});

test.each([
  [{ maxBytes: 3 }, [4], /^“a\.txt” is 4 bytes, and a file may be at most 3 bytes\./],
  [{}, [50_000_001], /a file may be at most 50 MB\./],
  [{ accept: ".pdf, .TXT,image/*" }, [1], /^$/],
  [{}, [40_000_000, 20_000_001], /^With “a\.txt” all files together are 60 MB, at most 60 MB/],
])("files with limits %j and sizes %j", (limits, sizes, error) => {
  expect(errorOf({ type: "File", ...limits }, {}, filesOf(...sizes)) ?? "").toMatch(error);
});

const error = (message: string) => ({ type: "value", message });

test("gives each error its path", () => {
  const errors = validate(
    {
      inputs: typedIn({ m: "4111••••••••1111" }),
      freeRows: [
        { code: "", value: "x" },
        { code: "", value: "" },
        { code: "x", value: "" },
        { code: "y", value: "as in 4111••••••••1111" },
      ],
    },
    { type: "Text", code: "a.b[0]", label: "A", required: true },
    { type: "Text", code: "m", label: "M" },
    { type: "File", code: "f", label: "F", required: true },
  );
  expect(errors).toEqual({
    inputs: { "_a%2Eb%5B0%5D": error(t.required), _m: error(t.masked) },
    files: { _f: error(t.required) },
    freeRows: [{ code: error(t.code) }, undefined, undefined, { value: error(t.masked) }],
  });
});

test("asks for a case type", () => {
  expect(validate({ bpCode: "" })).toEqual({ bpCode: error(t["case-type"]) });
});

test.each([
  ["none of a field without currencies", undefined, undefined, true],
  ["none of several", ["RUB", "EUR"], undefined, true],
  ["chosen", ["RUB", "EUR"], "EUR", false],
  ["of another case type", ["USD", "EUR"], "RUB", true],
  ["the only one", ["RUB"], undefined, false],
])("a currency, %s", (_which, currencies, currency, isError) => {
  const typed = { _c: { text: "5", currency } };
  const errors = validate({ inputs: typed }, { type: "Money", code: "c", label: "C", currencies });
  expect(errors).toEqual(
    isError ? { inputs: { _c: { type: "currency", message: t.currency } } } : {},
  );
});

const comment = { type: "Text", code: "f_Comment", label: "Comment" };
const docs = { type: "File", code: "f_Docs", label: "Documents" };
const inComment = t.inField({ name: "Comment" });

test.each<[what: string, typed: string, codes: string[], expected: (string | undefined)[]]>([
  ["in an input and two rows", "Hi", ["f_Comment", "f_Comment"], [inComment, inComment]],
  ["in a row, its input empty", "", ["f_Comment"], [undefined]],
  ["in rows", "", ["f_X", "f_x ", "f_Y"], [undefined, t.inRow({ number: 1 }), undefined]],
  ["in rows that are not sent", "", ["", " "], [undefined, undefined]],
  ["in rows of files", "", ["f_Docs", "f_docs"], [undefined, undefined]],
])("a code is sent once: %s", (_what, typed, codes, expected) => {
  const rows = codes.map((code) => ({ code, value: code.trim() && "x" }));
  const errors = validate({ inputs: typedIn({ f_Comment: typed }), freeRows: rows }, comment, docs);
  expect(codes.map((_code, index) => errors.freeRows?.[index]?.code?.message)).toEqual(expected);
});
