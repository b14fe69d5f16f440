import { expect, test } from "vitest";
import { fieldsOf, typedIn } from "../fixtures/fields.ts";
import { type CreateFormValues, emptyValues, fieldsToSend } from "./values.ts";

const fields = fieldsOf(
  { type: "Money", code: "f_Amount", label: "Amount", currencies: ["KWD"] },
  { type: "String", code: "f_Date", label: "Date", format: "date" },
  { type: "Digits", code: "f_Number", label: "Number" },
  { type: "String", code: "f_Note", label: "Note" },
);

const valuesWith = (texts: Record<string, string>, more: Partial<CreateFormValues> = {}) => ({
  ...emptyValues(),
  bpCode: "DP" as const,
  inputs: typedIn(texts),
  ...more,
});

test("sends what can be seen of amounts, dates, digits and codes, and free text as it is", () => {
  const values = valuesWith(
    {
      f_Amount: "\u200E10\u00A0000\uFEFF",
      f_Date: "\u206611.05.2020\u2069",
      f_Number: "\u202A00\u00A012\u00AD",
      f_Note: "a\u200Bb",
    },
    { freeRows: [{ code: "\u200Bf_X\u2060 ", value: "c\u200Bd" }] },
  );
  expect(fieldsToSend(values, fields, "ru-RU")).toEqual([
    { code: "f_Amount", value: JSON.stringify({ amount: "10000.000", currencyCode: "414" }) },
    { code: "f_Date", value: "11.05.2020" },
    { code: "f_Number", value: "0012" },
    { code: "f_Note", value: "a\u200Bb" },
    { code: "f_X", value: "c\u200Bd" },
  ]);
});
