import { expect, test } from "vitest";
import { fieldsOf } from "../../fixtures/fields.ts";
import { createRowReader } from "./read-rows.ts";
import { type ColumnUse, errorsOfUses, recognizeColumns } from "./recognize-columns.ts";
import { readSpreadsheet } from "./spreadsheet.ts";

const fields = fieldsOf(
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
  { type: "String", code: "f_Day", label: { en: "Date", ru: "Дата" }, format: "date" },
  { type: "Text", code: "f_Note", label: { en: "Note", ru: "Заметка" } },
  { type: "File", code: "f_Docs", label: { en: "Documents", ru: "Документы" } },
);
const arn = "74001016301868581499775";
const card = "4111111111111111";

const nameOf = (use: ColumnUse | undefined) =>
  use && (use.field ? `${use.kind} ${use.field.code}` : use.kind);

/** What the columns of a table are used for; a guess has a question mark. */
function usesOf(text: string) {
  const table = readSpreadsheet(text);
  const { uses, guessed } = recognizeColumns(table, fields);
  return table.columns.map(({ index }) => {
    const name = nameOf(uses.get(index));
    return guessed.has(index) ? `${name}?` : name;
  });
}

const amount = "value f_DisputeAmount";
const currency = "currency f_DisputeAmount";

test.each([
  ["their code, in another case", "ARN|Note|F_DISPUTEAMOUNT", ["arn", "value f_Note", amount]],
  [
    "their label, in any language",
    "ARN|ОСПАРИВАЕМАЯ СУММА| note\u00A0",
    ["arn", amount, "value f_Note"],
  ],
  ["the whole label, and for no files", "ARN|Amount|Documents", ["arn", undefined, undefined]],
  ["the currency of an amount", "ARN|Валюта|Disputed amount", ["arn", currency, amount]],
])("headings are known by %s", (_how, headings, uses) => {
  const names = headings.split("|");
  const cells = names.map((_, index) => (index === 0 ? arn : "x"));
  expect(usesOf(`${names.join("\t")}\n${cells.join("\t")}`)).toEqual(uses);
});

const date = "11.05.2020";

test.each([
  ["a card number far below", `${`${arn}\t\n`.repeat(250)}${arn}\t${card}`, ["arn", "card"]],
  ["a masked card number", `${arn}\t4111 11** **** 1111`, ["arn", undefined]],
  ["amounts", `${arn}\t1 234,56`, ["arn", `${amount}?`]],
  ["amounts under an unknown heading", `ARN\tAmount\n${arn}\t5.00`, ["arn", `${amount}?`]],
  ["two columns of amounts", `${arn}\t5.00\t6.00`, ["arn", undefined, undefined]],
  ["amounts and their currencies", `${arn}\t5.00\tRUB`, ["arn", `${amount}?`, `${currency}?`]],
  ["names of a choice", `${arn}\tx\tДругое`, ["arn", undefined, "value f_Reason?"]],
  ["dates", `${date}\t${arn}`, ["value f_Day?", "arn"]],
])("columns are recognized or guessed by what is in them: %s", (_what, text, uses) => {
  expect(usesOf(text)).toEqual(uses);
});

test("every column needs one use of its own, and one is the ARN or the card number", () => {
  const table = readSpreadsheet("a\tb\tc\n1\t2\t3");
  const { possible } = recognizeColumns(table, fields);
  const [identity, leaveOut, card, note] = ["arn", "leaveOut", "card", "value f_Note"].map((name) =>
    possible.find((use) => nameOf(use) === name),
  );
  const errors = (...uses: (ColumnUse | undefined)[]) => {
    const known = uses.flatMap((use, index) => (use ? [[index, use] as const] : []));
    return [...errorsOfUses(table.columns, new Map(known))];
  };
  expect(errors(identity, note)).toEqual([[2, "missing"]]);
  expect(errors(identity, note, note)).toEqual([
    [1, "repeated"],
    [2, "repeated"],
  ]);
  expect(errors(leaveOut, note, leaveOut)).toEqual([["table", "identityMissing"]]);
  expect(errors(leaveOut, leaveOut, card)).toEqual([]);
});

function valueOf(field: string, cell: string) {
  const table = readSpreadsheet(`ARN\tCard\t${field}\n${arn}\t\t${cell}`);
  const [row] = table.read(createRowReader(recognizeColumns(table, fields).uses));
  return Object.values(row?.values ?? {})[0];
}

test.each([
  ["f_DisputeAmount", "1.500 RUB", { text: "1.500", currency: "RUB" }],
  ["f_DisputeAmount", "10,000 JPY", { text: "10,000 JPY", currency: "" }],
  ["f_DisputeAmount", '"100\n200"', { text: "100\n200", currency: "" }],
  ["f_DisputeAmount", "usd 89.99", { text: "89.99", currency: "USD" }],
  ["f_Reason", "not  RECEIVED", { text: "4853" }],
  ["f_Day", "2020-05-11 00:00:00", { text: "11.05.2020" }],
  ["f_Day", "11.05.2020 13:00", { text: "11.05.2020 13:00" }],
  ["f_Note", '"=""7400"""', { text: "7400" }],
  ["f_Note", '"two\nlines"', { text: "two\nlines" }],
])("a cell of %s is read: %s", (field, cell, value) => {
  expect(valueOf(field, cell)).toEqual(value);
});

test("reads a currency from a column of its own, by any of its codes", () => {
  const cells = [`643\t${arn}\t5`, `usd\t${arn}\t5 RUB`, `KWD\t${arn}\t5`, `\t${arn}\t5 EUR`];
  const table = readSpreadsheet(["Currency\tARN\tDisputed amount", ...cells].join("\n"));
  const rows = table.read(createRowReader(recognizeColumns(table, fields).uses));
  expect(rows.map(({ values }) => values?.["Money f_DisputeAmount"])).toEqual([
    { text: "5", currency: "RUB" },
    // Two currencies: the operator decides.
    { text: "5 RUB", currency: "USD" },
    { text: "5", currency: "KWD" },
    { text: "5", currency: "EUR" },
  ]);
});
