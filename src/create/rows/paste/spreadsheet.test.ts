import { expect, test } from "vitest";
import { enteredRow } from "../../fixtures/row.ts";
import { isStop } from "../problem.ts";
import { createRowReader } from "./read-rows.ts";
import { recognizeColumns } from "./recognize-columns.ts";
import { readSpreadsheet } from "./spreadsheet.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";
const bought = "11.05.2020";
/** The rows of a pasted text, without further columns. */
function readRows(text: string) {
  const table = readSpreadsheet(text);
  return table.read(createRowReader(recognizeColumns(table, []).uses));
}
const stopsOf = (text: string) =>
  readRows(text).map(({ rawArn, card }, index) => {
    const { problems } = enteredRow({ number: index + 1, rawArn, ...(card && { card }) });
    return problems.find(isStop)?.kind;
  });

test.each([
  ["a card in the only column", card, { rawArn: "", card }],
  ["the columns the other way round", `${card}\t${arn}`, { rawArn: arn, card }],
  ["known by the heading", "Card\tARN\n400000000000\t74001", { card: "400000000000" }],
  [
    "known by the headings of a larger table",
    `Дата;ARN;Сумма;Номер карты\r\n${bought};${arn};1 234,56;${card}\r\n`,
    { rawArn: arn, card },
  ],
  ["known by what is in them", `${bought};${arn};1 234,56;${card}`, { rawArn: arn, card }],
  [
    "no words for the card number",
    `Card type\tCard ARN\tCard number\nVISA\t${arn}\t4000 0000 0000 0000\n`,
    { rawArn: arn, card: "4000000000000000" },
  ],
  ["quoted formulas", `"=""${arn}"""\t"=""${card}"""`, { rawArn: arn, card }],
  ["invisible characters", `\uFEFF${arn}\u200B\t\u202A${card}\u202C`, { rawArn: arn, card }],
])("%s", (_what, text, row) => {
  expect(readRows(text)).toMatchObject([row]);
});

test("ignores a heading and empty rows, and says why a row can't be read", () => {
  const cells = [arn, "", "7.4001E+22", "7".repeat(31), "74-00/1016"];
  expect(stopsOf(["ARN\tCard", ...cells].join("\r\n"))).toEqual([
    undefined,
    "shortened",
    "characters",
    "characters",
  ]);
});

test.each([
  ["Column1", 1],
  ["ARN\tAmount 2026", 1],
  ["7.4E+22", 2],
  ["#N/A", 2],
])("takes %j above an ARN for a heading, or not: %i rows", (first, count) => {
  const rows = readRows(`${first}\n${arn}`);
  expect(rows).toHaveLength(count);
});

test("masks a card number in the ARN's cell", () => {
  const text = `4111 1111 1111 1111 ${arn}\t`;
  expect(readRows(text)).toMatchObject([{ rawArn: `4111••••••••1111 ${arn}` }]);
  expect(stopsOf(text)).toEqual(["card-as-arn"]);
});

test("names every column in which anything stands, and shows no card number of it", () => {
  const rows = Array.from({ length: 300 }, () => `${arn}\t${card}\t\t`);
  const text = ["ARN\tCard\tEmpty\tSecond card 4111111111111111", ...rows, `${arn}\t\t\t${card}`];
  const { columns } = readSpreadsheet(text.join("\n"));
  expect(columns).toMatchObject([
    { heading: "ARN" },
    { heading: "Card" },
    { heading: "Second card 4111••••••••1111", samples: ["4111••••••••1111"] },
  ]);
});
