import { expect, test } from "vitest";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { holdsCardNumber } from "#privacy/card-number.ts";
import { caseAddress, readCaseIds } from "./read-case-ids.ts";

const card = "4276380012345679";

test.each<[text: string, ids: number[], others?: string[]]>([
  ["900453", [900453]],
  ["1, 2; 3\r\n5|6 7", [1, 2, 3, 5, 6, 7]],
  [" 1) 900453\r\n\r\n 2) 900454", [900453, 900454]],
  [
    `1 ${card} https://bank.example/cases/${card}`,
    [1],
    ["4276••••••••5679", "https://bank.example/cases/4276••••••••5679"],
  ],
  // A right check digit would make it a possible card number.
  ["1000000000008", [1000000000008]],
  // Tables
  [
    "Case,Sum,State\n900458,1 500.00,Step 3 of 8\n900459,2 300.00,Sent",
    [900458, 900459],
    ["Case", "Sum", "State", "1 500.00", "Step 3 of 8", "2 300.00", "Sent"],
  ],
  ["4111 1111 1111 1111\t900458\n\t900459", [900458, 900459], ["4111••••••••1111"]],
  // A first column that numbers the rows is left out.
  ["1\t900453\n2\t900454", [900453, 900454]],
  ["№\tCase\tAmount\n1.\t900453\t2\n2.\t900454\t3\n", [900453, 2, 900454, 3], ["Case", "Amount"]],
])("reads of %j the ids %j", (text, ids, others = []) => {
  expect(readCaseIds(text)).toEqual({ ids, others });
});

test("takes ids of one length for ids, also where they pass for a card number together", () => {
  const ids = ["400453", "400454", "400456"];
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((last) => `400453 400454 40046${last}`);
  expect(cards.some(holdsCardNumber)).toBe(true);
  expect(cards.map((text) => readCaseIds(text).ids.length)).toEqual(Array(10).fill(3));
  expect(readCaseIds(ids.join("\n")).others).toEqual([]);
});

test.each([
  ["https://bank.example/viewer/cases/900453?stage=at-2&x=1#y", "?stage=at-2"],
  ["ok? https://bank.example/cases/900453?x=1&stage=2.", "?stage=2"],
  ["HTTPS://BANK.EXAMPLE/CASES/900453?stage=2\u200E", "?stage=2"],
])("opens %j with its stage %j", (text, stage) => {
  expect(caseAddress(text, caseIdOf(900453))).toBe(`/cases/900453${stage}`);
});
