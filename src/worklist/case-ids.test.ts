import { expect, test } from "vitest";
import { caseAddress, isOneCase, readCaseIds, shownPart } from "./case-ids.ts";

const card = "4276380012345679";

test.each<[text: string, ids: number[], others?: string[], repeated?: number[]]>([
  ["900453", [900453]],
  [" 900453\n", [900453]],
  ["1, 2; 3\t4\r\n5|6", [1, 2, 3, 4, 5, 6]],
  ["7 7 8 7", [7, 8], [], [7]],
  ["№900453. #900454:", [900453, 900454]],
  ["900\u00A0453\n900\u202F454\n1\u00A02", [900453, 900454, 1, 2]],
  ["https://bank.example/viewer/cases/900453?stage=42#x", [900453]],
  ["<https://bank.example/cases/1>, https://bank.example/cases/2", [1, 2]],
  ["1 two 03", [1], ["two", "03"]],
  [
    `1 ${card} https://bank.example/cases/${card}`,
    [1],
    [card, `https://bank.example/cases/${card}`],
  ],
  ["9007199254740991 9007199254740992", [9007199254740991], ["9007199254740992"]],
  ["https://bank.example/settings", [], ["https://bank.example/settings"]],
  ["", []],
])("%j holds the ids %j", (text, ids, others = [], repeated = []) => {
  expect(readCaseIds(text)).toEqual({ ids, others, repeated });
});

test.each([
  ["900453", true],
  ["case 900453, please", true],
  ["900453 900453", true],
  ["900453 9O0454", false],
  ["900453 900454", false],
  ["case", false],
])("%j asks for one case: %j", (text, isOne) => {
  expect(isOneCase(readCaseIds(text))).toBe(isOne);
});

test("what is no id is said in short, and never with a card number", () => {
  expect(shownPart("x".repeat(50))).toBe(`${"x".repeat(40)}…`);
  expect(shownPart(card)).toBe("4276••••••••5679");
});

test("a pasted link keeps the stage it selects", () => {
  const [id] = readCaseIds("900453").ids;
  if (!id) throw new Error("no id");
  const link = "https://bank.example/viewer/cases/900453?stage=at-2&x=1#y";
  expect(caseAddress(link, id)).toBe("/cases/900453?stage=at-2");
  expect(caseAddress("900453", id)).toBe("/cases/900453");
});
