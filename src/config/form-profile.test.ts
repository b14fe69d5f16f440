import { describe, expect, test } from "vitest";
import { BadProfile, fieldsFor, readFormProfile, textIn } from "./form-profile.ts";

const profile = (...fields: object[]) => ({ version: 1, caseTypes: { DP: fields } });
const text = { type: "Text", code: "f_A", label: "A" };

describe("a profile that cannot be used names the place", () => {
  test.each([
    ["", []],
    ["version", { ...profile(), version: 2 }],
    ["caseTypes.XX", { version: 1, caseTypes: { XX: [] } }],
    ["caseTypes.DP[1].type", profile(text, { ...text, type: "Number" })],
    ["caseTypes.DP[0].requird", profile({ ...text, requird: true })],
    ["caseTypes.DP", profile(text, { ...text, label: "B" })],
    ["caseTypes.DP[0].label", profile({ ...text, label: {} })],
    [
      "caseTypes.DP",
      profile({ ...text, label: { en: "A", ru: "Б" } }, { ...text, code: "f_B", label: "Б" }),
    ],
    ["caseTypes.DP[0].currencies[0]", profile({ ...text, type: "Money", currencies: ["XYZ"] })],
    ["caseTypes.DP", profile(text, { ...text, code: "F_a", label: "B" })],
    ["caseTypes.DP[0].important", profile({ ...text, important: "yes" })],
    ["caseTypes.DP[0].means", profile({ ...text, means: "sum" })],
    ["maxTotalBytes", { ...profile(), maxTotalBytes: -1 }],
    ["caseTypes.DP[0].options", profile({ ...text, type: "Select", options: [] })],
  ])("%s", (where, sent) => {
    expect(() => readFormProfile(sent)).toThrow(new BadProfile([where]));
  });
});

test("all bad parts are named, not only the first", () => {
  const sent = { ...profile({ ...text, requird: true, optoins: [] }), version: 2 };
  const places = ["version", "caseTypes.DP[0].requird", "caseTypes.DP[0].optoins"];
  expect(() => readFormProfile(sent)).toThrow(new BadProfile(places));
});

test("reads every type with all its keys", () => {
  const frame = {
    hint: "H",
    required: true,
    important: true,
    requiredWhen: { field: "f_B", is: ["1"] },
  };
  const sent = profile(
    {
      type: "Money",
      code: "a",
      label: "a",
      means: "amount",
      currencies: ["RUB"],
      min: "0",
      max: "9.5",
      ...frame,
    },
    { type: "Select", code: "b", label: "b", options: [{ code: "1", label: "One" }], ...frame },
    { type: "RadioButton", code: "c", label: "c", options: [{ code: "1", label: "One" }] },
    { type: "String", code: "d", label: "d", minLength: 1, maxLength: 2, ...frame },
    { type: "String", code: "e", label: "e", format: "date", notBefore: "d", notAfter: "today" },
    { type: "Text", code: "f", label: "f", requiredWhen: { field: "a", differsFrom: "b" } },
    { type: "Digits", code: "g", label: "g", minLength: 6 },
    { type: "Text", code: "i", label: { en: "i", ru: "и" }, hint: { en: "H", ru: "Х" } },
    {
      type: "Select",
      code: "j",
      label: "j",
      options: [{ code: "1", label: { en: "1", ru: "р" } }],
    },
    { type: "File", code: "h", label: "h", maxFiles: 2, maxBytes: 1000, accept: ".pdf, image/*" },
  );
  const whole = { ...sent, note: "Ours", maxTotalBytes: 5000, outcomeFields: ["f_Ruling"] };
  expect(readFormProfile(whole)).toEqual(whole);
});

test("a field is named by its code in any case, and `today` is no field", () => {
  const date = { type: "String", code: "f_Date", label: "Date", format: "date" };
  const named = (code: string, other: string) =>
    profile(text, date, {
      ...date,
      code: "f_End",
      label: "End",
      notBefore: other,
      notAfter: "today",
      requiredWhen: { field: code, differsFrom: other },
    });
  expect(readFormProfile(named("F_a", "f_DATE"))).toEqual(named("f_A", "f_Date"));
});

test("shows a text in another language where the operator's is missing", () => {
  const [field] = fieldsFor(readFormProfile(profile({ ...text, label: { en: "Amount" } })), "DP");
  expect(textIn(field?.label ?? "", "ru-RU")).toBe("Amount");
});
