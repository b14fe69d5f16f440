import { expect, test } from "vitest";
import { workbook } from "./workbook-file.ts";

/** The zip's parts are stored as they are, so their text is in it. */
const textOf = async (rows: readonly (readonly string[])[]) => (await workbook(rows)).text();

test("each cell is text, a long number with all its digits", async () => {
  const text = await textOf([["ARN"], ["74001016301868581499775"]]);
  expect(text).toContain(
    '<c s="1" t="inlineStr"><is><t xml:space="preserve">74001016301868581499775</t>',
  );
  expect(text).not.toMatch(/<v>|<f>/);
});

test("cells stay text when they are edited or typed in below", async () => {
  const text = await textOf([["ARN"], ["74001016301868581499775"]]);
  expect(text).toMatch(/<col [^>]*style="1"/);
  expect(text).toContain('numberStoredAsText="1"');
  const [xml = ""] = /<styleSheet.*<\/styleSheet>/su.exec(text) ?? [];
  const styles = new DOMParser().parseFromString(xml, "application/xml");
  expect(styles.querySelectorAll("cellXfs > xf")[1]?.getAttribute("numFmtId")).toBe("49");
});

test("amounts and date-times of their columns can be summed and filtered; what they are not stays text", async () => {
  const rows = [
    ["ARN", "Amount", "When"],
    ["74001016301868581499775", "1234567.89", "2026-11-21T23:01:00"],
    ["1", "9007199254740993.10", "2026-11-21T23:01:00+03:00"],
    ["2", "007", "never"],
  ];
  const text = await (await workbook(rows, { numbers: [1], dates: [2] })).text();
  const [xml = ""] = /<worksheet.*<\/worksheet>/su.exec(text) ?? [];
  const cells = [...new DOMParser().parseFromString(xml, "application/xml").querySelectorAll("c")];
  const shown = cells.slice(3).map((one) => `${one.firstElementChild?.tagName} ${one.textContent}`);
  expect(shown).toEqual([
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
  expect(xml).toContain('<autoFilter ref="A1:C4"/>');
});

test("the sheet is well-formed XML whatever a cell holds", async () => {
  const text = await textOf([["Note"], [`<b>&"'\u0000\u0007\uD800 ü`]]);
  const [xml = ""] = /<worksheet.*<\/worksheet>/su.exec(text) ?? [];
  const sheet = new DOMParser().parseFromString(xml, "application/xml");
  expect([...sheet.querySelectorAll("t")].map((one) => one.textContent)).toEqual([
    "Note",
    `<b>&"' ü`,
  ]);
});

test.each(["=1+1", "@SUM(A1)"])(
  "what would be run stays text when it is copied on: %s",
  async (cell) => {
    expect(await textOf([[cell]])).toContain(`>'${cell}<`);
  },
);

test("a cell is no longer than Excel allows", async () => {
  const text = await textOf([["=".repeat(40_000)], ["b".repeat(32_767)]]);
  expect(text).toContain(`>'${"=".repeat(32_765)}…<`);
  expect(text).toContain(`>${"b".repeat(32_767)}<`);
});

test("what Excel would read as the code of a sign stays as it is", async () => {
  expect(await textOf([["_x003D_ _x003d_ _x3D_ a_b"]])).toContain(
    ">_x005F_x003D_ _x005F_x003d_ _x3D_ a_b<",
  );
});
