import { expect, test } from "vitest";
import { workbookFile } from "./workbook-file.ts";

/** The file's text; its parts are stored uncompressed. */
const textOf = async (...parameters: Parameters<typeof workbookFile>) =>
  (await workbookFile(...parameters)).text();

function parse(text: string, root: string): Document {
  const [xml = ""] = new RegExp(`<${root}.*</${root}>`, "su").exec(text) ?? [];
  return new DOMParser().parseFromString(xml, "application/xml");
}

test("writes every cell as text that stays text, a 23-digit ARN with all its digits", async () => {
  const text = await textOf([["ARN"], ["74001016301868581499775"]]);
  expect(text).toContain(
    '<c s="1" t="inlineStr"><is><t xml:space="preserve">74001016301868581499775</t>',
  );
  expect(text).not.toMatch(/<v>|<f>/);
  // The column too, for cells that are typed in below.
  expect(text).toMatch(/<col [^>]*style="1"/);
  const [, textStyle] = parse(text, "styleSheet").querySelectorAll("cellXfs > xf");
  expect(textStyle?.getAttribute("numFmtId")).toBe("49");
});

test("writes amounts and date-times of typed columns as numbers, and other texts there as text", async () => {
  const rows = [
    ["ARN", "Amount", "When"],
    ["74001016301868581499775", "1234567.89", "2026-11-21T23:01:00"],
    ["1", "9007199254740993.10", "2026-11-21T23:01:00+03:00"],
    ["2", "007", "never"],
  ];
  const sheet = parse(await textOf(rows, { numbers: [1], dates: [2] }), "worksheet");
  const cells = [...sheet.querySelectorAll("c")].slice(3);
  expect(cells.map((cell) => `${cell.firstElementChild?.tagName} ${cell.textContent}`)).toEqual([
    "is 74001016301868581499775",
    "v 1234567.89",
    `v ${46347 + (23 * 60 + 1) / 1440}`,
    "is 1",
    "is 9007199254740993.10",
    "is 2026-11-21T23:01:00+03:00",
    "is 2",
    "is 007",
    "is never",
  ]);
  expect(sheet.querySelector("autoFilter")?.getAttribute("ref")).toBe("A1:C4");
});

test.each([
  ["characters that XML does not allow", `<b>&"'\u0000\u0007\uD800 ü`, `<b>&"' ü`],
  ["a formula, without another character", "=1+1", "=1+1"],
  ["a negative amount, without another character", "-5 RUB", "-5 RUB"],
  ["more characters than Excel allows", "=".repeat(40_000), `${"=".repeat(32_766)}…`],
  ["an escape of Excel's", "_x003D_ _x3D_ a_b", "_x005F_x003D_ _x3D_ a_b"],
])("makes %s harmless", async (_name, text, written) => {
  const sheet = parse(await textOf([["Note"], [text]]), "worksheet");
  expect([...sheet.querySelectorAll("t")].map(({ textContent }) => textContent)).toEqual([
    "Note",
    written,
  ]);
});
