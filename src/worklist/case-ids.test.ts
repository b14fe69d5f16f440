import { expect, test } from "vitest";
import { holdsCardNumber } from "#language/card-number.ts";
import { englishLanguage } from "#language/words.ts";
import { caseAddress, isOneCase, readCaseIds, shownPart } from "./case-ids.ts";
import { longestTyped } from "./longest-typed.ts";
import { firstOf } from "./named-parts.ts";
import { openingIn } from "./opening.ts";

const card = "4276380012345679";

const amounts = "900458; 1500,00; 1 500,00; 1.500,00; 1,500.00; RUB1500,25; 900459";

test.each<[text: string, ids: number[], others?: string[], repeated?: number[]]>([
  ["900453", [900453]],
  [" 900453\n", [900453]],
  ["1, 2; 3\t4\r\n5|6", [1, 2, 3, 4, 5, 6]],
  ["7 7 8 7", [7, 8], [], [7]],
  ["№900453. #900454:", [900453, 900454]],
  ["900\u00A0453\n900\u202F454\n1\u00A02", [900453, 900454, 1, 2]],
  ["https://bank.example/viewer/cases/900453?stage=42#x", [900453]],
  ["<https://bank.example/cases/1>, https://bank.example/cases/2", [1, 2]],
  ...[".", ":", "!", "?", ".»", "\u200E"].map((end): [string, number[]] => [
    `https://bank.example/cases/900453${end}`,
    [900453],
  ]),
  ["HTTPS://BANK.EXAMPLE/CASES/900453 cases/900454 900455!", [900453, 900454, 900455]],
  ["\u2066900453\u2069 \u200E900454\u200B900455", [900453, 900454, 900455]],
  ["https://bank.example/cases/9.5 /cases/7x", [], ["https://bank.example/cases/9.5", "/cases/7x"]],
  ["1. 900453\n2. 900454", [900453, 900454]],
  [" 1) 900453\r\n\r\n 2) 900454", [900453, 900454]],
  ["1. 900453\n3. 900454", [1, 900453, 3, 900454]],
  ["1 two 03", [1], ["two", "03"]],
  [
    `1 ${card} https://bank.example/cases/${card}`,
    [1],
    ["4276••••••••5679", "https://bank.example/cases/4276••••••••5679"],
  ],
  ["9007199254740991 9007199254740992", [9007199254740991], ["9007199254740992"]],
  ["https://bank.example/settings", [], ["https://bank.example/settings"]],
  ["", []],
  [amounts, [900458, 900459], amounts.split("; ").slice(1, -1)],
  ["900453,900454,12", [900453, 900454, 12]],
  ["4111 1111 1111 1111", [], ["4111••••••••1111"]],
  ["4111-1111-1111-1111, 900453", [900453], ["4111••••••••1111"]],
  ["4111 1111-1111 1111", [], ["4111••••••••1111"]],
  ["Tel. 8 800 555-35-35 4111 1111 1111 1111", [], ["Tel.", `8800${"•".repeat(19)}1111`]],
  ["4111\t1111\t1111\t1111", [], ["4111••••••••1111"]],
  ["900453\n4111\u00A01111\u00A01111\u00A01111\n900454", [900453, 900454], ["4111••••••••1111"]],
  ["900458\t900459", [900458, 900459]],
  ["900455, 900456;900455\t900457", [900455, 900456, 900457], [], [900455]],
  ["3782 822463 10005", [], ["3782•••••••0005"]],
  ["900 453", [], ["900 453"]],
  ["№900 453; 900454 12 345 678", [900454], ["№900 453", "12 345 678"]],
  ["900453 900 454", [900453], ["900 454"]],
  ["500 501 502", [500, 501, 502]],
  ["7 900453 8", [7, 900453, 8]],
  ["4276 3800 1234 5678", [], ["4276••••••••5678"]],
  ["card 4276-3800-1234-5678-90, 900453", [900453], ["card", "4276••••••••••7890"]],
  ["3782 822463 10006", [], ["3782•••••••0006"]],
  ["1001 1002 1003 1004 1005", [1001, 1002, 1003, 1004, 1005]],
  ["1001 1002, 1003 1004", [1001, 1002, 1003, 1004]],
  ["two;three", [], ["two", "three"]],
])("%j holds the ids %j", (text, ids, others = [], repeated = []) => {
  expect(readCaseIds(text)).toEqual({ ids, others, repeated });
});

test.each<[text: string, ids: number[], column: number, others?: string[]]>([
  ["900458\t1500,00\tRUB", [900458], 1],
  ["Ivanov\t900458\t1500\r\nPetrov\t900459\t2000\r\n", [900458, 900459], 2],
  ["Case\tSum\n900458\t1500", [900458], 1],
  ["900458\t1500\n9OO459\t2000\n900460\t", [900458, 900460], 1, ["9OO459"]],
  ["900458\tIvanov\n9OO459\tPetrov", [900458], 1, ["9OO459"]],
  ["x\thttps://bank.example/cases/1\ny\thttps://bank.example/cases/2", [1, 2], 2],
  ["4111111111111111\t900458\n4111 1111 1111 1111\t900459", [900458, 900459], 2],
  ["12 days\t900458\n30 days\t900459", [900458, 900459], 2],
  ['900458\t"Blue\n900459\tboots"\n', [900458, 900459], 1],
])("of the table %j only the column of the ids is read", (text, ids, column, others = []) => {
  const of = text.split("\n")[0]?.split("\t").length;
  expect(readCaseIds(text)).toEqual({
    ids,
    others,
    repeated: [],
    column: { at: column, of, isNumbered: false },
  });
});

test.each<[text: string, ids: number[], column: number, others?: string[]]>([
  ["Case,Sum\n900458,1500\n900459,2000\n", [900458, 900459], 1],
  ["State;Case id\r\nSent;900458\r\n;900459\r\n", [900458, 900459], 2],
  ['"State","Case"\n"Sent, 12 days",900458\n"",9OO459\n"",900460', [900458, 900460], 2, ["9OO459"]],
  ["Case;Sum\n900458;1500,00\n900459;7,00", [900458, 900459], 1],
])("of the file %j only the column of the ids is read", (text, ids, at, others = []) => {
  expect(readCaseIds(text)).toMatchObject({ ids, others, column: { at, of: 2 } });
});

test.each<[text: string, ids: number[]]>([
  ["900453,900454\n900455,900456", [900453, 900454, 900455, 900456]],
  ["cases,please\n900453,900454,900455", [900453, 900454, 900455]],
  ["900453; 12", [900453, 12]],
])("the list %j is no file", (text, ids) => {
  const { ids: read, column } = readCaseIds(text);
  expect({ read, column }).toEqual({ read: ids, column: undefined });
});

test("a cell of the table may have lines and tabs of its own, in quotes", () => {
  const rows = [
    "Case id\tStage\tAmount\tState",
    '900453\t"Evidence\n30 days"\t1500\t',
    '900454\tOpened\t333\t"Refused: ""no\t7"".\r\n12"',
    '900455\t"Ship" 5\t20\t',
  ];
  for (const end of ["\n", "\r\n"]) {
    expect(readCaseIds(rows.join(end) + end)).toMatchObject({
      ids: [900453, 900454, 900455],
      others: [],
      column: { at: 1, of: 4 },
    });
  }
});

test.each<[text: string, ids: number[], column: number, others?: string[]]>([
  ["1\t900453\n2\t900454", [900453, 900454], 2],
  ["№\tCase\tClaims\n1.\t900453\t2\n2.\t900454\t2\n", [900453, 900454], 2],
  ["1\tIvanov\t2\t900453\n2\tPetrov\t2\t900454", [900453, 900454], 4],
  ["1\t900453\n2\t9OO454\n3\t900455", [900453, 900455], 2, ["9OO454"]],
])("the row numbers of the table %j are no ids", (text, ids, column, others = []) => {
  const of = text.split("\n")[0]?.split("\t").length;
  const read = readCaseIds(text);
  expect(read).toMatchObject({ ids, others, column: { at: column, of, isNumbered: true } });
});

test.each<[text: string, ids: number[], column?: number]>([
  ["1\t900453", [1]],
  ["2\t900453\n3\t900454", [2, 3]],
  ["1\tx\n2\ty", [1, 2]],
  ["1\t7\n2\t7", [1, 2]],
  ["900453\t1\n900454\t2", [900453, 900454]],
  ["Ivanov\t1\t900453\nPetrov\t2\t900454", [1, 2], 2],
])("the first column of ids in the table %j numbers no rows", (text, ids, at = 1) => {
  expect(readCaseIds(text)).toMatchObject({ ids, column: { at, isNumbered: false } });
});

test("ids of one length that happen to pass for a card number together are ids", () => {
  const ids = ["900453", "900454", "900456"];
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `900453 900454 90046${last}`);
  expect(cards.some(holdsCardNumber)).toBe(true);
  expect(cards.map((text) => readCaseIds(text).ids.length)).toEqual(Array(10).fill(3));
  expect(readCaseIds(ids.join("\n")).others).toEqual([]);
});

test("a list of three hundred thousand numbers is read in one go", () => {
  expect(readCaseIds(`${"111 ".repeat(300_000)};900453`)).toMatchObject({ ids: [111, 900453] });
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
  expect(shownPart(`${"x".repeat(28)}${card}`)).toBe(`${"x".repeat(28)}4276••••••••…`);
});

test("what is wrong with a text is said in short, of one part and of several, and without a card number", () => {
  const { words } = englishLanguage;
  const long = "x".repeat(60);
  for (const text of [long, `${long} ${long}y`, `${long} z${card}`, card]) {
    const opening = openingIn(text, words);
    const fault = opening.kind === "fault" ? opening.fault : "";
    expect(fault).not.toBe("");
    expect(fault).not.toContain("x".repeat(41));
    expect(fault).not.toContain(card);
  }
});

test("of a text that the box has cut off the end, which may be half an id, is left out", () => {
  const { words } = englishLanguage;
  const ends: [end: string, ids: number[]][] = [
    [" 900454 9004", [900453, 900455, 900454]],
    ["\n900454 9004", [900453, 900455]],
  ];
  for (const [end, ids] of ends) {
    const text = `900453 900455${" ".repeat(longestTyped - 13 - end.length)}${end}`;
    expect(openingIn(text, words)).toMatchObject({ read: { ids, isCut: true } });
    expect(openingIn(text.replace("  ", " "), words)).toMatchObject({
      read: { ids: [900453, 900455, 900454, 9004], isCut: false },
    });
  }
});

test("twenty are named, and how many there are more only where there are", () => {
  const { open } = englishLanguage.words.app;
  const twenty = Array.from({ length: 20 }, (_, at) => `x${at}`);
  expect(firstOf(twenty, open)).toBe(twenty.join(", "));
  expect(firstOf([...twenty, "y"], open)).toBe(`${twenty.join(", ")} ${open.more({ count: 1 })}`);
});

test("a pasted link keeps the stage it selects", () => {
  const [id] = readCaseIds("900453").ids;
  if (!id) throw new Error("no id");
  const link = "https://bank.example/viewer/cases/900453?stage=at-2&x=1#y";
  expect(caseAddress(link, id)).toBe("/cases/900453?stage=at-2");
  expect(caseAddress("900453", id)).toBe("/cases/900453");
  for (const text of [
    "[c](https://bank.example/cases/900453?stage=2)",
    "ok? https://bank.example/cases/900453?x=1&stage=2.",
    "HTTPS://BANK.EXAMPLE/CASES/900453?stage=2\u200E",
    "/cases/1?stage=3 cases/900453?stage=2",
  ]) {
    expect(caseAddress(text, id)).toBe("/cases/900453?stage=2");
  }
  expect(caseAddress("/cases/900453?stage=at(2)", id)).toBe("/cases/900453?stage=at(2)");
  expect(caseAddress("/cases/900453?stage=2%26x%23y", id)).toBe("/cases/900453?stage=2%26x%23y");
});
