import { expect, test } from "vitest";
import { caseAddress, readCaseIds } from "./case-ids.ts";

test.each([
  ["900453", [900453], []],
  [" 900453\n", [900453], []],
  ["1, 2; 3\t4\r\n5|6", [1, 2, 3, 4, 5, 6], []],
  ["7 7 8", [7, 8], []],
  ["https://bank.example/viewer/cases/900453?stage=42#x", [900453], []],
  ["<https://bank.example/cases/1>, https://bank.example/cases/2", [1, 2], []],
  ["1 two 03", [1], ["two", "03"]],
  ["https://bank.example/settings", [], ["https://bank.example/settings"]],
  ["", [], []],
])("%j holds the ids %j", (text, ids, others) => {
  expect(readCaseIds(text)).toEqual({ ids, others });
});

test("a pasted link keeps the stage it selects", () => {
  const [id] = readCaseIds("900453").ids;
  if (!id) throw new Error("no id");
  const link = "https://bank.example/viewer/cases/900453?stage=at-2&x=1#y";
  expect(caseAddress(link, id)).toBe("/cases/900453?stage=at-2");
  expect(caseAddress("900453", id)).toBe("/cases/900453");
});
