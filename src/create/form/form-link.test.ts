import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldsFor, readFormProfile } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { readAmount } from "./amount.ts";
import { formLink, maxLinkLength } from "./form-link.ts";
import { applyLink, readLink } from "./link-prefill.ts";
import { type CreateFormValues, emptyValues, fieldKey, fieldsToSend, rawTextOf } from "./values.ts";

const profile = readFormProfile({
  version: 1,
  caseTypes: {
    DP: [
      { type: "Money", code: "f_Amount", label: "Amount", currencies: ["RUB", "KWD"] },
      { type: "Text", code: "f_Note", label: "Note" },
      { type: "File", code: "f_Docs", label: "Documents" },
    ],
  },
});
const fields = fieldsFor(profile, "DP");
const page = "https://bank.example/viewer/cases/new";
const arn = "74001016301868581499775";
const card = "4111 1111 1111 1111";

const valuesOf = (more: Partial<CreateFormValues>): CreateFormValues => ({
  ...emptyValues(),
  bpCode: "DP",
  ...more,
});

const typed = (amount: string, currency: string, note: string) => ({
  [fieldKey("f_Amount")]: { text: amount, currency },
  [fieldKey("f_Note")]: { text: note },
});

const linkOf = (
  more: Partial<CreateFormValues>,
  arns: readonly string[] = [],
  tag: LanguageTag = "en-GB",
) => formLink(page, { values: valuesOf(more), fields, arns }, tag);

test("an empty form has the address of the form", () => {
  const form = { values: emptyValues(), fields: [], arns: [] };
  expect(formLink(page, form, "en-GB").address).toBe(page);
});

test("a link means the same in another language", () => {
  const { address } = linkOf({ inputs: typed("10,000", "KWD", "Hi & bye") }, [arn, arn], "en-GB");
  const link = readLink(new URL(address).search);
  expect(link.arns).toEqual([arn, arn]);
  expect(applyLink(link, profile, "ru-RU").inputs).toEqual({
    [fieldKey("f_Amount")]: { text: "10\u00A0000,000", currency: "KWD" },
    [fieldKey("f_Note")]: { text: "Hi & bye" },
  });
});

test.each([
  ["1,500", "RUB", "1500.00 / 1.50"],
  ["1,500", "", "1500 / 1.500"],
])(
  "an amount with two readings, %s %s, is not accepted in another language",
  (amount, currency, readings) => {
    const { address } = linkOf({ inputs: typed(amount, currency, "") }, [], "ru-RU");
    const values = applyLink(readLink(new URL(address).search), profile, "en-GB");
    expect(rawTextOf(values, "f_Amount")).toBe(readings);
    expect(readAmount(rawTextOf(values, "f_Amount"), "RUB", "en-GB")).toHaveProperty("error");
  },
);

test("nothing that looks like a card number is in a link, nor are files", () => {
  const { address, leftOut } = linkOf(
    {
      inputs: typed("5", "RUB", `Card ${card}`),
      files: { [fieldKey("f_Docs")]: [new File(["x"], "a.pdf")] },
      freeRows: [
        { code: "f_X", value: card.replaceAll(" ", "") },
        { code: "f_Y", value: "4111••••••••1111" },
        { code: "f_Z", value: "ok" },
      ],
    },
    [arn, "4276550012345675"],
  );
  expect(leftOut).toEqual({
    cardFields: ["Note", "f_X", "f_Y"],
    longFields: [],
    cardArns: 1,
    moreArns: 0,
    hasFiles: true,
  });
  expect([...new URL(address).searchParams.keys()]).toEqual([
    "bpCode",
    "field.f_Amount",
    "field.f_Z",
    "arn",
  ]);
});

test("what a link has no room for is counted, and never cut", () => {
  const { address, leftOut } = linkOf(
    { inputs: typed("5", "RUB", "x".repeat(3000)) },
    Array.from({ length: 90 }, () => arn),
  );
  expect(address.length).toBeLessThanOrEqual(maxLinkLength);
  const kept = new URL(address).searchParams.getAll("arn");
  expect(new Set(kept)).toEqual(new Set([arn]));
  expect(leftOut).toMatchObject({ longFields: ["Note"], moreArns: 90 - kept.length });
  expect(leftOut.moreArns).toBeGreaterThan(0);
});

test("a form that a link has opened sends the same fields", () => {
  const text = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom("1,234.5", "10,000", "7"));
  const row = fc.record({ code: fc.constantFrom("f_A", "f_B", "1"), value: text });
  fc.assert(
    fc.property(
      fc.constantFrom("", "1,234.5", "10,000", "7"),
      fc.constantFrom("RUB", "KWD"),
      text,
      fc.uniqueArray(row, { maxLength: 3, selector: ({ code }) => code }),
      (amount, currency, note, rows) => {
        const values = valuesOf({ inputs: typed(amount, currency, note), freeRows: rows });
        const { address, leftOut } = formLink(page, { values, fields, arns: [] }, "en-GB");
        const link = readLink(new URL(address).search);
        expect(link.cardParameters).toEqual([]);
        expect(leftOut).toMatchObject({ cardFields: [], longFields: [] });
        const sent = fieldsToSend(values, fields, "en-GB").filter(({ value }) => value !== "");
        expect(fieldsToSend(applyLink(link, profile, "en-GB"), fields, "en-GB")).toEqual(sent);
      },
    ),
  );
});
