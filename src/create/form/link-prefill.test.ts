import { expect, test } from "vitest";
import { readFormProfile } from "../profile/form-profile.ts";
import { applyLink, moveToInputs, readLink } from "./link-prefill.ts";
import { type CreateFormValues, emptyValues, fieldKey } from "./values.ts";

const profile = readFormProfile({
  version: 1,
  caseTypes: {
    DP: [{ type: "Text", code: "f_Comment", label: "Comment" }],
    FR: [
      { type: "Money", code: "f_Amount", label: "Amount" },
      { type: "File", code: "f_Docs", label: "Documents" },
    ],
  },
});

test("fills the profile's inputs from a link, and free rows with the rest", () => {
  const link = readLink(
    "?bpCode=FR&field.f_Amount=%7B%22amount%22%3A%225.00%22%2C%22currencyCode%22%3A%22978%22%7D&field.f_Comment=Hi&field.f_Docs=x&field.=y&other=z",
  );
  const values = applyLink(link, profile, "en-GB");
  expect(values.bpCode).toBe("FR");
  expect(values.typed).toEqual({ [fieldKey("f_Amount")]: { text: "5.00", currency: "EUR" } });
  expect(values.rows).toEqual([
    { code: "f_Comment", value: "Hi" },
    { code: "f_Docs", value: "x" },
  ]);
});

test("fills free rows without a case type, and moves them to its inputs later", () => {
  const link = readLink("?field.f_Docs=x&field.f_Comment=Hi&field.f_Amount=5");
  const values = applyLink(link, profile, "en-GB");
  const [docs, comment, amount] = values.rows;
  expect([docs, comment, amount]).toMatchObject(link.fields);
  expect(values.typed).toEqual({});

  const own = { code: "f_Comment", value: "of my own" };
  const here = { ...values, rows: [...values.rows, { ...own, code: "f_Own" }] };
  const moved = moveToInputs({ ...here, bpCode: "FR" }, link, profile, "en-GB");
  expect(moved.typed).toEqual({ [fieldKey("f_Amount")]: { text: "5" } });
  expect(moved.rows).toEqual([docs, comment, { ...own, code: "f_Own" }]);
  // What was typed into that input meanwhile is not overwritten.
  const filled = {
    ...here,
    bpCode: "FR",
    typed: { [fieldKey("f_Amount")]: { text: "7" } },
  } as const;
  expect(moveToInputs(filled, link, profile, "en-GB")).toEqual(filled);
  // Whoever chooses another case type than the link's has it.
  const otherType = readLink(`?bpCode=DP&${link.query}`);
  expect(moveToInputs({ ...here, bpCode: "FR" }, otherType, profile, "en-GB")).toEqual(moved);
  // What nobody was sent here with stays where it was typed.
  const typed: CreateFormValues = { ...emptyValues(), bpCode: "DP", rows: [own] };
  expect(moveToInputs(typed, readLink(""), profile, "en-GB").rows).toEqual([own]);
});

test("names an unknown case type and does not choose it", () => {
  expect(readLink("?bpCode=XX")).toMatchObject({ bpCode: undefined, unknownCode: "XX" });
});

test("refuses what looks like a card number, and removes it from the query", () => {
  const link = readLink(
    "?bpCode=FR&field.f_A=4111%201111-1111%201111&note=4111111111111111&field.4111111111111111=x&field.f_B=7",
  );
  expect(link.fields).toEqual([{ code: "f_B", value: "7" }]);
  expect(link.refused).toEqual(["field.f_A", "note", "field.4111••••••••1111"]);
  expect(link.query).toBe("bpCode=FR&field.f_B=7");
});

test.each([
  "4276550012345675",
  "4276 5500 1234 5675",
  "4276.5500.1234.5675",
  "4276_5500_1234_5675",
  "4276  5500  1234  5675",
  "371449635398430",
])("refuses %s although its check digit is wrong", (number) => {
  expect(readLink(`?field.f_A=${encodeURIComponent(number)}`).refused).toEqual(["field.f_A"]);
});

test("accepts an ARN", () => {
  expect(readLink("?field.f_A=74001016301868581499775").refused).toEqual([]);
});
