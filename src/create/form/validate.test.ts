import { describe, expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import { type ProfileField, readFormProfile } from "../profile/form-profile.ts";
import { validateCreateForm } from "./validate.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "./values.ts";

const { faults: words } = english.create;
const contextOf = (fields: readonly ProfileField[]) => ({
  fields,
  today: "2026-11-20",
  words,
  tag: "en-GB",
});

const fieldsOf = (...fields: object[]): readonly ProfileField[] =>
  readFormProfile({ version: 1, caseTypes: { COM: fields } }).caseTypes.COM ?? [];

/** A form with these texts in its typed inputs. */
const valuesOf = (
  texts: Record<string, string>,
  more: Partial<CreateFormValues> = {},
): CreateFormValues => ({
  ...emptyValues(),
  typed: Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [fieldKey(code), { text }]),
  ),
  ...more,
});

function faultOf(
  field: object,
  texts: Record<string, string>,
  more: Partial<CreateFormValues> = {},
) {
  const values = valuesOf(texts, { bpCode: "COM", ...more });
  const { typed, files } = validateCreateForm(
    values,
    contextOf(fieldsOf({ label: "L", ...field })),
  );
  return Object.values(typed ?? {})[0]?.text?.message ?? Object.values(files ?? {})[0]?.message;
}

const filesOf = (...sizes: number[]) => ({
  files: {
    [fieldKey("c")]: sizes.map((size) =>
      Object.defineProperty(new File([], "a.txt"), "size", { value: size }),
    ),
  },
});

describe("a required field", () => {
  const always = { type: "Text", code: "c", required: true };
  const whenSome = { type: "Text", code: "c", requiredWhen: { field: "t", is: ["40", "41"] } };
  const whenOther = { type: "Text", code: "c", requiredWhen: { field: "a", differsFrom: "b" } };

  test.each([
    [always, {}, words.required],
    [always, { c: " \n" }, words.required],
    [always, { c: "x" }, undefined],
    [whenSome, { t: "40" }, words.required],
    [whenSome, { t: "10" }, undefined],
    [whenOther, { a: "1", b: "2" }, words.required],
    [whenOther, { a: "1", b: "1" }, undefined],
    [whenOther, { a: "1" }, undefined],
  ])("%j with %j", (field, texts, fault) => {
    expect(faultOf(field, texts)).toBe(fault);
  });

  test("and its condition may be in free rows of the same code", () => {
    expect(faultOf(always, {}, { rows: [{ code: " c ", value: "x" }] })).toBeUndefined();
    expect(faultOf(whenSome, {}, { rows: [{ code: "t", value: "41" }] })).toBe(words.required);
  });
});

const date = { type: "String", code: "r", format: "date" };
const between = { ...date, notBefore: "v", notAfter: "today" };
test.each([
  [between, { r: "20.11.2026", v: "05.11.2026" }, undefined],
  [between, { r: "21.11.2026", v: "05.11.2026" }, words["after-today"]],
  [between, { r: "31.02.2026" }, words.date],
  [between, { r: "1.11.2026" }, words.date],
  [between, { r: "04.11.2026", v: "05.11.2026" }, words.before({ date: "05.11.2026" })],
  [between, { r: "05.11.2026", v: "05.11.2026" }, undefined],
  // Another field is ignored while it is no date.
  [between, { r: "04.11.2026", v: "5 Nov" }, undefined],
  [
    { ...date, notAfter: "v" },
    { r: "02.11.2026", v: "01.11.2026" },
    words.after({ date: "01.11.2026" }),
  ],
])("%j with %j", (field, texts, fault) => {
  expect(faultOf(field, texts)).toBe(fault);
});

test.each([
  [{ type: "String", minLength: 2 }, "a", words["too-short"]({ min: 2, length: 1 })],
  [{ type: "String", maxLength: 3 }, "abcd", words["too-long"]({ max: 3, length: 4 })],
  [{ type: "String", minLength: 2, maxLength: 3 }, "abc", undefined],
  [{ type: "Digits" }, "12a", words.digits],
  [{ type: "Digits", minLength: 3 }, "012", undefined],
  [{ type: "Select", options: [{ code: "0", label: "No" }] }, "1", words.option],
  [{ type: "Select", options: [{ code: "0", label: "No" }] }, "0", undefined],
  [{ type: "Money", min: "0.01" }, "0", words["too-little"]({ bound: "0.01" })],
  [{ type: "Money", max: "100" }, "100,01", words["too-much"]({ bound: "100" })],
  [{ type: "Money", max: "100" }, "100", undefined],
  [{ type: "Money" }, "1.2345", words.decimals({ currency: "RUB", max: 2 })],
])("%j with %s", (field, text, fault) => {
  const currencies = field.type === "Money" ? { currencies: ["RUB"] } : {};
  expect(faultOf({ code: "c", ...currencies, ...field }, { c: text })).toBe(fault);
});

test.each([
  [{ maxBytes: 3 }, [4], words["too-large"]({ name: "a.txt", max: "3 bytes" })],
  [{}, [50_000_001], words["too-large"]({ name: "a.txt", max: "50 MB" })],
  [{ maxFiles: 1 }, [1, 1], words["too-many-files"]({ max: 1 })],
  [{ maxBytes: 3, maxFiles: 1 }, [3], undefined],
])("files with limits %j and sizes %j", (limits, sizes, fault) => {
  expect(faultOf({ type: "File", code: "c", ...limits }, {}, filesOf(...sizes))).toBe(fault);
});

const fault = (message: string) => ({ type: "invalid", message });

test("gives each fault its path", () => {
  const values = valuesOf(
    { m: "4111••••••••1111" },
    {
      rows: [
        { code: "", value: "x" },
        { code: "", value: "" },
        { code: "x", value: "" },
        { code: "x", value: "as in 4111••••••••1111" },
      ],
    },
  );
  const context = contextOf(
    fieldsOf(
      { type: "Text", code: "a.b[0]", label: "A", required: true },
      { type: "Text", code: "m", label: "M" },
      { type: "File", code: "f", label: "F", required: true },
    ),
  );
  expect(validateCreateForm(values, context)).toEqual({
    bpCode: fault(words["case-type"]),
    typed: { "_a%2Eb%5B0%5D": { text: fault(words.required) }, _m: { text: fault(words.masked) } },
    files: { _f: fault(words.required) },
    rows: [{ code: fault(words.code) }, undefined, undefined, { value: fault(words.masked) }],
  });
});
