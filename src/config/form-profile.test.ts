import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BadProfile, readFormProfile } from "./form-profile.ts";

const profile = (...fields: object[]) => ({ version: 1, caseTypes: { DP: fields } });
const text = { type: "Text", code: "f_A", label: "A" };

test.each([
  ["version", { ...profile(), version: 2 }],
  ["caseTypes.DP[1].type", profile(text, { ...text, type: "Number" })],
  ["caseTypes.DP[0].requird", profile({ ...text, requird: true })],
  ["caseTypes.DP", profile(text, { ...text, label: "B" })],
  ["caseTypes.DP[0].currencies[0]", profile({ ...text, type: "Money", currencies: ["XYZ"] })],
])("a profile that cannot be used names the place: %s", (where, sent) => {
  expect(() => readFormProfile(sent)).toThrow(new BadProfile([where]));
});

test("all bad parts are named, not only the first", () => {
  const sent = { ...profile({ ...text, requird: true, optoins: [] }), version: 2 };
  const places = ["version", "caseTypes.DP[0].requird", "caseTypes.DP[0].optoins"];
  expect(() => readFormProfile(sent)).toThrow(new BadProfile(places));
});

/** A profile as it is read: a text of the format `date` is a type of its own. */
const withDates = (sent: unknown): unknown =>
  JSON.parse(JSON.stringify(sent), (_key, part: { format?: string } | null) =>
    part?.format === "date" ? { ...part, type: "Date", format: undefined } : part,
  );

test("the delivered profile is read whole", () => {
  const delivered: unknown = JSON.parse(readFileSync("deploy/form-profile.default.json", "utf8"));
  expect(readFormProfile(delivered)).toEqual(withDates(delivered));
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
  expect(readFormProfile(named("F_a", "f_DATE"))).toEqual(withDates(named("f_A", "f_Date")));
});
