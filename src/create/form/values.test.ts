import { expect, test } from "vitest";
import { readFormProfile } from "../profile/form-profile.ts";
import { emptyValues, fieldKey, fieldValues } from "./values.ts";

const fields =
  readFormProfile({
    version: 1,
    caseTypes: {
      DP: [
        { type: "Money", code: "m", label: "M", currencies: ["KWD", "RUB"] },
        { type: "Select", code: "s", label: "S", options: [{ code: "1", label: "One" }] },
        { type: "Text", code: "t", label: "T" },
        { type: "String", code: "x.y", label: "X" },
        { type: "File", code: "f", label: "F" },
      ],
    },
  }).caseTypes.DP ?? [];

test("only what has something in it is sent, the profile's fields in their order and then the rows", () => {
  const one = new File(["1"], "1.txt");
  const two = new File(["2"], "2.txt");
  const values = {
    ...emptyValues(),
    typed: {
      [fieldKey("x.y")]: { text: " padded " },
      [fieldKey("t")]: { text: " first\n\n second " },
      [fieldKey("s")]: { text: "" },
      [fieldKey("m")]: { text: "47,1" },
      [fieldKey("of another case type")]: { text: "not here" },
    },
    files: { [fieldKey("f")]: [one, two] },
    rows: [
      { code: " a ", value: " kept ", isCopied: false },
      { code: "empty", value: "", isCopied: false },
      { code: "copied", value: "", isCopied: true },
      { code: "", value: "", isCopied: false },
      { code: "a", value: "again", isCopied: true },
    ],
  };
  expect(fieldValues(values, fields)).toEqual([
    { code: "m", value: '{"amount":"47.100","currencyCode":"414"}' },
    { code: "t", value: " first\n\n second " },
    { code: "x.y", value: "padded" },
    { code: "f", value: one },
    { code: "f", value: two },
    { code: "a", value: " kept " },
    { code: "empty", value: "" },
    { code: "a", value: "again" },
  ]);
  expect(fieldValues(emptyValues(), fields)).toEqual([]);
});

test.each(["f_Docs", "a.b", "a[0]", "a,b", "__proto__", "constructor", "0", "f Ж"])(
  "%s is one step of a path",
  (code) => {
    expect(fieldKey(code)).toMatch(/^_[^.,[\]]*$/);
  },
);
