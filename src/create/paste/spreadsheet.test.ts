import { describe, expect, test } from "vitest";
import { readSpreadsheet } from "./spreadsheet.ts";

const arn = "74001016301868581499775";
const card = "4111111111111111";

test.each([
  ["two columns", `${arn}\t${card}`, { arn, card }],
  ["spaces inside", `7 400101 6301 86858149977 5\t4111 1111 1111 1111`, { arn, card }],
  ["semicolons", `${arn};${card}`, { arn, card }],
  ["an ARN alone", arn, { arn, card: "" }],
  ["an empty second column", `${arn}\t`, { arn, card: "" }],
  ["a card alone", `\t${card}`, { arn: "", card }],
  ["a card in the only column", card, { arn: "", card }],
  ["the columns the other way round", `${card}\t${arn}`, { arn, card }],
  ["quotes", `"${arn}"\t"${card}"`, { arn, card }],
])("%s", async (_what, text, row) => {
  expect(await readSpreadsheet(text)).toMatchObject({
    rows: [{ ...row, pasteFault: undefined }],
  });
});

test("ignores a heading and empty rows, and says why a row can't be read", async () => {
  const text = ["ARN\tCard", `${arn}\t`, "", "7.4001E+22\t", `${arn}\tsoon`];
  const { rows } = await readSpreadsheet(text.join("\r\n"));
  expect(rows.map(({ pasteFault }) => pasteFault)).toEqual([undefined, "shortened", "characters"]);
});

test.each([
  ["Column1", 1],
  ["Column1\tColumn2", 1],
  ["ARN 1\tКарта 1", 1],
  ["７４００１０１６３０１８６８５８１４９９７７５", 2],
  ["７４００ １０１６３０１ ８６８５８１４９９７７５\t", 2],
  ["7.4E+22", 2],
  ["740", 2],
])("of %j above an ARN so many rows are read: %i", async (first, count) => {
  const { rows } = await readSpreadsheet(`${first}\n${arn}`);
  expect(rows).toHaveLength(count);
});

test("takes a single row for no heading", async () => {
  expect(await readSpreadsheet("A123")).toMatchObject({ rows: [{ arn: "A123" }] });
});

test.each([
  ["the heading says so", `Card\tARN\n400000000000\t740010163018`, "740010163018"],
  ["its check digit is wrong, but the other is a whole ARN", `4111111111111112\t${arn}`, arn],
])("reads the card first when %s", async (_why, text, first) => {
  expect(await readSpreadsheet(text)).toMatchObject({
    rows: [{ arn: first, pasteFault: undefined }],
  });
});

const spaced = `${arn.slice(0, 6)} ${arn.slice(6)}`;

test.each([
  ["beside the ARN", `${arn} ${card}`, `${arn} 4111••••••••1111`],
  ["beside its expiry", `${card} 1227\t`, "4111••••••••1111 1227"],
  ["in groups", `4111 1111 1111 1111 ${spaced}\t`, `4111••••••••1111 ${spaced}`],
  ["beside another card number", `4222222222222\t${card}`, "4111••••••••1111"],
])("masks a card number %s in the ARN's cell", async (_where, text, arn) => {
  expect(await readSpreadsheet(text)).toMatchObject({
    rows: [{ arn, pasteFault: "card-as-arn" }],
  });
});

test.each(["7".repeat(31), "74-00/1016"])("%j is no ARN", async (text) => {
  const { rows } = await readSpreadsheet(`${text}\t${card}`);
  expect(rows).toMatchObject([{ pasteFault: "characters" }]);
});

test.each(["\t", ";", ",", "|"])(
  "a few rows with %j between the columns, and a line end after the last",
  async (sign) => {
    for (const end of ["\n", "\r\n"]) {
      const text = `${arn}${sign}${card}${end}`.repeat(2);
      expect(await readSpreadsheet(text)).toMatchObject({
        rows: [
          { arn, card },
          { arn, card },
        ],
      });
    }
  },
);

test.each([
  ["a quote that ends within the cell", `"ROMASHKA" OOO`, ""],
  ["a quote without an end", `"ROMASHKA`, ""],
  ["a quote that ends in a later row", `"ROMASHKA`, `TRADE"`],
])("loses no row to %s", async (_what, merchant, later) => {
  for (const end of ["\n", "\r\n"]) {
    const rest = Array.from(
      { length: 500 },
      (_, index) => `"${arn}"\t${card}\t${index === 300 ? later : "x"}`,
    );
    const text = ["ARN\tCard\tMerchant", `${arn}\t${card}\t${merchant}`, ...rest].join(end);
    const { rows } = await readSpreadsheet(text);
    expect(rows).toHaveLength(501);
    expect(rows.filter((row) => row.arn !== arn || row.card !== card || row.pasteFault)).toEqual(
      [],
    );
  }
});

test("splits no row at another delimiter in a cell", async () => {
  const rows = [`${arn},${card},"Bar; Berlin"`, `${arn},${card},Bar\tRoma`, `${arn},${card},x|y`];
  const { rows: read, otherColumns } = await readSpreadsheet(["ARN,Card,Shop", ...rows].join("\n"));
  expect(read.map(({ pasteFault }) => pasteFault)).toEqual([undefined, undefined, undefined]);
  expect(otherColumns).toBe(1);
  const quoted = await readSpreadsheet(`${arn},${card},"a;b"\n`.repeat(3));
  expect(quoted.rows.filter((row) => row.arn === arn && row.card === card)).toHaveLength(3);
});

describe("a table with other columns", () => {
  const amount = "1 234,56";
  const date = "11.05.2020";
  const found = {
    rows: [
      { arn, card },
      { arn, card: "" },
    ],
    otherColumns: 2,
  };

  test.each([
    ["its headings", `Дата;ARN;Сумма;Номер карты\n${date};${arn};${amount};${card}`],
    ["its contents", `${date};${arn};${amount};${card}`],
  ])("is recognized by %s", async (_how, first) => {
    const text = `${first}\r\n${date};${arn};${amount};\r\n`;
    expect(await readSpreadsheet(text)).toMatchObject(found);
  });

  test("names the row with a shortened ARN", async () => {
    const text = `ARN\tPAN\tСумма\n7,4001E+22\t${card}\t${amount}\n${arn}\tsoon\t${amount}`;
    const { rows } = await readSpreadsheet(text);
    expect(rows.map(({ pasteFault }) => pasteFault)).toEqual(["shortened", "characters"]);
  });

  test("without either column is refused", async () => {
    const { rows } = await readSpreadsheet(`${date}\t${amount}\tLinden`);
    expect(rows).toMatchObject([{ pasteFault: "columns" }]);
  });
});
