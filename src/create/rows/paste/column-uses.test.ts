import { expect, test } from "vitest";
import { fieldsFor, readFormProfile } from "#config/form-profile.ts";
import { certainUses, errorsOfUses, placesOf } from "./column-uses.ts";
import { readSpreadsheet } from "./spreadsheet.ts";

const fields = fieldsFor(
  readFormProfile({
    version: 1,
    caseTypes: {
      DP: [
        {
          type: "Money",
          code: "f_DisputeAmount",
          label: { en: "Disputed amount", ru: "Оспариваемая сумма" },
          currencies: ["RUB", "USD", "EUR"],
        },
        {
          type: "Select",
          code: "f_Reason",
          label: { en: "Reason", ru: "Причина" },
          options: [
            { code: "4853", label: { en: "Not received", ru: "Не получено" } },
            { code: "A-1", label: { en: "Other", ru: "Другое" } },
          ],
        },
        {
          type: "String",
          code: "f_Day",
          label: { en: "Date", ru: "Дата" },
          format: "date",
        },
        { type: "Text", code: "f_Note", label: { en: "Note", ru: "Заметка" } },
        { type: "File", code: "f_Docs", label: { en: "Documents", ru: "Документы" } },
      ],
    },
  }),
  "DP",
);
const arn = "74001016301868581499775";

/** The uses that are certain of a table with these headings, by column. */
async function usesOf(...headings: string[]) {
  const cells = headings.map((_, index) => (index === 0 ? arn : "x"));
  const text = `${headings.join("\t")}\n${cells.join("\t")}`;
  const { columns } = await readSpreadsheet(text);
  const uses = certainUses(columns, fields);
  return headings.map((_, index) => uses.get(index));
}

const amount = "value Money f_DisputeAmount";

test.each([
  ["by its code", "f_DisputeAmount", amount],
  ["by its code in another case", "F_DISPUTEAMOUNT", amount],
  ["by its label", "Disputed amount", amount],
  ["without regard to case and spaces", " disputed  AMOUNT\u00A0", amount],
  ["by its Russian label", "ОСПАРИВАЕМАЯ СУММА", amount],
  ["of a date", "Дата", "value Date f_Day"],
  ["not by a part of its label", "Amount", undefined],
  ["not for files", "Documents", undefined],
  ["not without a heading", "", undefined],
])("a heading names a field %s", async (_how, heading, use) => {
  expect(await usesOf("ARN", "Note", heading)).toEqual(["arn", "value Text f_Note", use]);
});

test("the operator is asked which of two columns with one name is the field", async () => {
  expect(await usesOf("ARN", "Note", "Reason", "заметка")).toEqual([
    "arn",
    undefined,
    "value Select f_Reason",
    undefined,
  ]);
});

test("a column of currencies belongs to the amounts, if there are any", async () => {
  expect(await usesOf("ARN", "Валюта", "Disputed amount")).toEqual([
    "arn",
    "currency Money f_DisputeAmount",
    amount,
  ]);
  expect(await usesOf("ARN", "Валюта", "Note")).toEqual(["arn", undefined, "value Text f_Note"]);
});

test("every column needs one use of its own, and one is the ARN or the card number", async () => {
  const { columns } = await readSpreadsheet("a\tb\tc\n1\t2\t3");
  const errors = (
    ...uses: Parameters<typeof errorsOfUses>[1] extends ReadonlyMap<number, infer Use>
      ? Use[]
      : never
  ) => errorsOfUses(columns, new Map(uses.map((use, index) => [index, use])));
  expect(errors("arn", amount)).toMatchObject({ missing: [2] });
  expect(errors("arn", amount, amount)).toMatchObject({ repeated: [1, 2] });
  expect(errors("leaveOut", amount, "leaveOut")).toMatchObject({ isIdentityMissing: true });
  expect(errors("leaveOut", "leaveOut", "card")).toBeUndefined();
});

/** The value of a cell that a field reads. */
async function valueOf(field: string, cell: string) {
  const table = await readSpreadsheet(`ARN\tCard\t${field}\n${arn}\t\t${cell}`);
  const [row] = await table.read(placesOf(certainUses(table.columns, fields), fields));
  return Object.values(row?.values ?? {})[0];
}

test.each([
  ["f_DisputeAmount", "1 234,56", { text: "1 234,56", currency: "" }],
  ["f_DisputeAmount", "1500.00 RUB", { text: "1500.00", currency: "RUB" }],
  ["f_DisputeAmount", "301 RUB", { text: "301", currency: "RUB" }],
  ["f_DisputeAmount", "1.500 RUB", { text: "1.500", currency: "RUB" }],
  ["f_DisputeAmount", "10,000 JPY", { text: "10,000 JPY", currency: "" }],
  ["f_DisputeAmount", '"100\n200"', { text: "100\n200", currency: "" }],
  ["f_DisputeAmount", "usd 89.99", { text: "89.99", currency: "USD" }],
  ["f_DisputeAmount", "USD89,99", { text: "89,99", currency: "USD" }],
  ["f_DisputeAmount", "5 KWD", { text: "5 KWD", currency: "" }],
  ["f_DisputeAmount", "abc", { text: "abc", currency: "" }],
  ["f_DisputeAmount", '="1500.00"', { text: "1500.00", currency: "" }],
  ["f_Reason", "4853", { text: "4853" }],
  ["f_Reason", "not  RECEIVED", { text: "4853" }],
  ["f_Reason", "Не получено", { text: "4853" }],
  ["f_Reason", "a-1", { text: "A-1" }],
  ["f_Reason", "4854", { text: "4854" }],
  ["f_Day", " 11.05.2020 ", { text: "11.05.2020" }],
  ["f_Day", "2020-05-11", { text: "11.05.2020" }],
  ["f_Day", "2020-13-11", { text: "2020-13-11" }],
  ["f_Note", "«Ромашка» 'x'", { text: "«Ромашка» 'x'" }],
  ["f_Note", '"=""7400"""', { text: "7400" }],
  ["f_Note", '"two\nlines"', { text: "two\nlines" }],
])("a cell of %s is read: %s", async (field, cell, value) => {
  expect(await valueOf(field, cell)).toEqual(value);
});

test("reads a currency from a column of its own, by any of its codes", async () => {
  const table = await readSpreadsheet(
    [
      "Currency\tARN\tDisputed amount",
      `643\t${arn}\t5`,
      `usd\t${arn}\t5 RUB`,
      `KWD\t${arn}\t5`,
      `\t${arn}\t5 EUR`,
    ].join("\n"),
  );
  const rows = await table.read(placesOf(certainUses(table.columns, fields), fields));
  expect(rows.map(({ values }) => values?.["Money f_DisputeAmount"])).toEqual([
    { text: "5", currency: "RUB" },
    // Two currencies: the operator decides.
    { text: "5 RUB", currency: "USD" },
    { text: "5", currency: "KWD" },
    { text: "5", currency: "EUR" },
  ]);
});
