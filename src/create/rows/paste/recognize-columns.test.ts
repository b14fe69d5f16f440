import { expect, test } from "vitest";
import { fieldsFor, readFormProfile } from "#config/form-profile.ts";
import { type ColumnUse, createRowReader } from "./read-cells.ts";
import { errorsOfUses, recognizeColumns } from "./recognize-columns.ts";
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
const card = "4111111111111111";

const nameOf = (use: ColumnUse | undefined) =>
  use && ("field" in use ? `${use.kind} ${use.field.code}` : use.kind);

/** What the columns of a table are used for; a guess has a question mark. */
function usesOf(text: string) {
  const table = readSpreadsheet(text);
  const { uses, guessed } = recognizeColumns(table, fields);
  return table.columns.map(({ index }) => {
    const name = nameOf(uses.get(index));
    return guessed.has(index) ? `${name}?` : name;
  });
}

const under = (...headings: string[]) =>
  [headings, headings.map((_, index) => (index === 0 ? arn : "x"))]
    .map((cells) => cells.join("\t"))
    .join("\n");

const amount = "value f_DisputeAmount";

const currency = "currency f_DisputeAmount";

test.each([
  ["by its code in another case", "F_DISPUTEAMOUNT", amount],
  ["by its label, without regard to case and spaces", " disputed  AMOUNT\u00A0", amount],
  ["by its Russian label", "ОСПАРИВАЕМАЯ СУММА", amount],
  ["not by a part of its label", "Amount", undefined],
  ["not for files", "Documents", undefined],
])("a heading names a field %s", (_how, heading, use) => {
  expect(usesOf(under("ARN", "Note", heading))).toEqual(["arn", "value f_Note", use]);
});

test.each([
  [
    "two columns with one name",
    ["ARN", "Note", "Reason", "заметка"],
    ["arn", undefined, "value f_Reason", undefined],
  ],
  ["a column of currencies", ["ARN", "Валюта", "Disputed amount"], ["arn", currency, amount]],
  ["one without amounts", ["ARN", "Валюта", "Note"], ["arn", undefined, "value f_Note"]],
])("headings of %s", (_what, headings, uses) => {
  expect(usesOf(under(...headings))).toEqual(uses);
});

const date = "11.05.2020";

test.each([
  ["an ARN alone", arn, ["arn"]],
  ["an only column", "A123", ["arn"]],
  ["ARN and card number", `${arn}\t${card}`, ["arn", "card"]],
  ["a card number far below", `${`${arn}\t\n`.repeat(250)}${arn}\t${card}`, ["arn", "card"]],
  ["a masked card number", `${arn}\t4111 11** **** 1111`, ["arn", "card?"]],
  ["a card number that is too short", `${arn}\t41111111`, ["arn", "card?"]],
  ["amounts", `${arn}\t1 234,56`, ["arn", `${amount}?`]],
  ["amounts with a currency", `${arn}\t150 RUB`, ["arn", `${amount}?`]],
  ["amounts under an unknown heading", `ARN\tAmount\n${arn}\t5.00`, ["arn", `${amount}?`]],
  ["whole numbers", `${arn}\t1500`, ["arn", undefined]],
  ["whole numbers under a heading", `ARN\tAmount\n${arn}\t12345678`, ["arn", undefined]],
  ["two columns of amounts", `${arn}\t5.00\t6.00`, ["arn", undefined, undefined]],
  ["amounts and their currencies", `${arn}\t5.00\tRUB`, ["arn", `${amount}?`, `${currency}?`]],
  ["currencies by number", `5.00\t643\t${arn}`, [`${amount}?`, `${currency}?`, "arn"]],
  ["currencies without amounts", `${arn}\tRUB\tx`, ["arn", undefined, undefined]],
  [
    "amounts known by their heading, and currencies that are not",
    `ARN\tDisputed amount\tISO\n${arn}\t5\tRUB`,
    ["arn", amount, `${currency}?`],
  ],
  ["codes of a choice", `${arn}\t4853`, ["arn", "value f_Reason?"]],
  ["names of a choice", `${arn}\tx\tДругое`, ["arn", undefined, "value f_Reason?"]],
  ["dates", `${date}\t${arn}`, ["value f_Day?", "arn"]],
  [
    "a larger table without either",
    `${date}\t1 234,56\tLinden`,
    ["value f_Day?", `${amount}?`, undefined],
  ],
])("columns are recognized or guessed by what is in them: %s", (_what, text, uses) => {
  expect(usesOf(text)).toEqual(uses);
});

test("every column needs one use of its own, and one is the ARN or the card number", () => {
  const { columns } = readSpreadsheet("a\tb\tc\n1\t2\t3");
  const [field] = fields.filter((one) => one.type === "Money");
  const value: ColumnUse | undefined = field && { kind: "value", field };
  const kindToUse = (kind: ColumnUse["kind"]): ColumnUse | undefined =>
    kind === "value" || kind === "currency" ? value : { kind };
  const errors = (...kinds: ColumnUse["kind"][]) => {
    const uses = new Map<number, ColumnUse>();
    for (const [index, kind] of kinds.entries()) {
      const use = kindToUse(kind);
      if (use) uses.set(index, use);
    }
    return [...errorsOfUses(columns, uses)];
  };
  expect(errors("arn", "value")).toEqual([[2, "missing"]]);
  expect(errors("arn", "value", "value")).toEqual([
    [1, "repeated"],
    [2, "repeated"],
  ]);
  expect(errors("leaveOut", "value", "leaveOut")).toEqual([["table", "identityMissing"]]);
  expect(errors("leaveOut", "leaveOut", "card")).toEqual([]);
});

/** The value of a cell that a field reads. */
function valueOf(field: string, cell: string) {
  const table = readSpreadsheet(`ARN\tCard\t${field}\n${arn}\t\t${cell}`);
  const [row] = table.read(createRowReader(recognizeColumns(table, fields).uses));
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
  ["f_Day", "2020-05-11 00:00:00", { text: "11.05.2020" }],
  ["f_Day", "11.05.2020 0:00", { text: "11.05.2020" }],
  ["f_Day", "11.05.2020 13:00", { text: "11.05.2020 13:00" }],
  ["f_Day", "2020-13-11", { text: "2020-13-11" }],
  ["f_Note", "«Ромашка» 'x'", { text: "«Ромашка» 'x'" }],
  ["f_Note", '"=""7400"""', { text: "7400" }],
  ["f_Note", '"two\nlines"', { text: "two\nlines" }],
])("a cell of %s is read: %s", (field, cell, value) => {
  expect(valueOf(field, cell)).toEqual(value);
});

test("reads a currency from a column of its own, by any of its codes", () => {
  const table = readSpreadsheet(
    [
      "Currency\tARN\tDisputed amount",
      `643\t${arn}\t5`,
      `usd\t${arn}\t5 RUB`,
      `KWD\t${arn}\t5`,
      `\t${arn}\t5 EUR`,
    ].join("\n"),
  );
  const rows = table.read(createRowReader(recognizeColumns(table, fields).uses));
  expect(rows.map(({ values }) => values?.["Money f_DisputeAmount"])).toEqual([
    { text: "5", currency: "RUB" },
    // Two currencies: the operator decides.
    { text: "5 RUB", currency: "USD" },
    { text: "5", currency: "KWD" },
    { text: "5", currency: "EUR" },
  ]);
});
