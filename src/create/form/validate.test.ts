import { describe, expect, test } from "vitest";
import * as english from "#i18n/english.ts";
import { type ProfileField, readFormProfile } from "../profile/form-profile.ts";
import { createFormResolver, validateCreateForm } from "./validate.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "./values.ts";

const { faults: words } = english.create;
const contextOf = (list: readonly ProfileField[]) => ({
  fields: list,
  today: "2026-11-20",
  words,
  tag: "en-GB",
});

function fields(...list: object[]): readonly ProfileField[] {
  return readFormProfile({ version: 1, caseTypes: { COM: list } }).caseTypes.COM ?? [];
}

function valuesOf(
  values: Record<string, string>,
  more: Partial<CreateFormValues> = {},
): CreateFormValues {
  const typed: CreateFormValues["typed"] = {};
  for (const [code, text] of Object.entries(values)) typed[fieldKey(code)] = { text };
  return { ...emptyValues(), typed, ...more };
}

function faultOf(
  field: object,
  values: Record<string, string>,
  more: Partial<CreateFormValues> = {},
) {
  const [read] = fields({ label: "L", ...field });
  if (!read) throw new Error("no field");
  const form = valuesOf(values, { bpCode: "COM", ...more });
  return validateCreateForm(form, contextOf([read]))[0]?.message;
}

const filesOf = (...texts: string[]) => ({
  files: { [fieldKey("c")]: texts.map((text) => new File([text], "a.txt")) },
});

describe("required", () => {
  const comment = { type: "Text", code: "c" };
  test("always", () => {
    expect(faultOf({ ...comment, required: true }, {})).toBe(words.required);
    expect(faultOf({ ...comment, required: true }, { c: " \n" })).toBe(words.required);
    expect(faultOf({ ...comment, required: true }, { c: "x" })).toBeUndefined();
    expect(faultOf(comment, {})).toBeUndefined();
  });

  test("accepts a free row of the same code", () => {
    const rows = [{ code: " c ", value: "x" }];
    expect(faultOf({ ...comment, required: true }, {}, { rows })).toBeUndefined();
  });

  test("when another field has a value", () => {
    const field = { ...comment, requiredWhen: { field: "t", is: ["40", "41"] } };
    expect(faultOf(field, { t: "40" })).toBe(words.required);
    expect(faultOf(field, { t: "10" })).toBeUndefined();
    expect(faultOf(field, {})).toBeUndefined();
    expect(faultOf(field, {}, { rows: [{ code: "t", value: "41" }] })).toBe(words.required);
  });

  test("when two others are filled and differ", () => {
    const field = { ...comment, requiredWhen: { field: "a", differsFrom: "b" } };
    expect(faultOf(field, { a: "1", b: "2" })).toBe(words.required);
    expect(faultOf(field, { a: "1", b: "1" })).toBeUndefined();
    expect(faultOf(field, { a: "1" })).toBeUndefined();
  });
});

describe("dates", () => {
  const reveal = { type: "String", code: "r", format: "date", notBefore: "v", notAfter: "today" };
  test.each([
    ["20.11.2026", undefined],
    ["21.11.2026", words["after-today"]],
    ["31.02.2026", words.date],
    ["2026-11-20", words.date],
    ["1.11.2026", words.date],
    ["04.11.2026", words.before({ date: "05.11.2026" })],
    ["05.11.2026", undefined],
  ])("%s", (r, fault) => {
    expect(faultOf(reveal, { r, v: "05.11.2026" })).toEqual(fault);
  });

  test("ignores a bound that is no date yet", () => {
    expect(faultOf(reveal, { r: "04.11.2026", v: "5 Nov" })).toBeUndefined();
  });

  test("by another field", () => {
    const field = { type: "String", code: "v", format: "date", notAfter: "r" };
    expect(faultOf(field, { v: "02.11.2026", r: "01.11.2026" })).toBe(
      words.after({ date: "01.11.2026" }),
    );
  });
});

test("checks lengths, digits, options, amounts and files", () => {
  const name = { type: "String", code: "c", minLength: 2, maxLength: 3 };
  expect(faultOf(name, { c: "a" })).toBe(words["too-short"]({ min: 2, length: 1 }));
  expect(faultOf(name, { c: "abcd" })).toBe(words["too-long"]({ max: 3, length: 4 }));
  expect(faultOf(name, { c: "abc" })).toBeUndefined();
  expect(faultOf({ type: "Digits", code: "c" }, { c: "12a" })).toBe(words.digits);
  expect(faultOf({ type: "Digits", code: "c", minLength: 3 }, { c: "012" })).toBeUndefined();
  const select = { type: "Select", code: "c", options: [{ code: "0", label: "No" }] };
  expect(faultOf(select, { c: "1" })).toBe(words.option);
  expect(faultOf(select, { c: "0" })).toBeUndefined();
  const money = { type: "Money", code: "c", currencies: ["RUB"], min: "0.01", max: "100" };
  expect(faultOf(money, { c: "0" })).toBe(words["too-little"]({ bound: "0.01" }));
  expect(faultOf(money, { c: "100,01" })).toBe(words["too-much"]({ bound: "100" }));
  expect(faultOf(money, { c: "100" })).toBeUndefined();
  expect(faultOf(money, { c: "1.2345" })).toBe(words.decimals({ currency: "RUB", max: 2 }));
  const file = { type: "File", code: "c", maxBytes: 3, maxFiles: 1 };
  expect(faultOf(file, {}, filesOf("abcd"))).toContain("“a.txt” is larger");
  const sized = filesOf("x");
  Object.defineProperty(sized.files[fieldKey("c")]?.[0], "size", { value: 50_000_001 });
  const unbounded = { type: "File", code: "c" };
  expect(faultOf(unbounded, {}, sized)).toContain("is larger than 50 MB");
  expect(faultOf(file, {}, filesOf("a", "b"))).toBe(words["too-many-files"]({ max: 1 }));
  expect(faultOf(file, {}, filesOf("abc"))).toBeUndefined();
});

test("gives each fault its path, in the form's order", async () => {
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
  const required = fields(
    { type: "Text", code: "a.b", label: "A", required: true },
    { type: "Text", code: "m", label: "M" },
    { type: "File", code: "f", label: "F", required: true },
  );
  const context = contextOf(required);
  expect(validateCreateForm(values, context).map(({ path, message }) => [path, message])).toEqual([
    ["bpCode", words["case-type"]],
    ["typed._a%2Eb.text", words.required],
    ["typed._m.text", words.masked],
    ["files._f", words.required],
    ["rows.0.code", words.code],
    ["rows.3.value", words.masked],
  ]);
  const resolve = createFormResolver(() => context);
  const options = { fields: {}, shouldUseNativeValidation: undefined };
  const { errors } = await resolve(values, undefined, options);
  expect(errors).toMatchObject({ typed: { "_a%2Eb": { text: { message: words.required } } } });
  expect(errors.rows?.[3]?.value?.message).toBe(words.masked);
});
