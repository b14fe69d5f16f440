import { expect, test } from "vitest";
import { searchPattern } from "./text-search.ts";

/** What is marked of a text. */
const marked = (typed: string, text: string) =>
  text.split(searchPattern(typed)).filter((_, index) => index % 2 === 1);

test.each([
  ["NUMBER", "Tracking number", ["number"]],
  ["возврат", "Частичный ВОЗВРАТ, возврат", ["ВОЗВРАТ", "возврат"]],
  ["two words", "two\n words", ["two\n words"]],
  ["f_Amount(1)", "f_amount(1) f_Amount1", ["f_amount(1)"]],
])("%s in “%s” marks %j", (typed, text, hits) => {
  expect(marked(typed, text)).toEqual(hits);
});

test.each([
  "1219567.89",
  "1 219 567.89",
  "1\u202F219\u202F567.89 RUB",
  "1,219,567.89",
  "1.219.567,89",
  "1\u00A0219\u00A0567,89",
  "1,219",
  "567,8",
  "rub",
])("an amount is found by %s", (typed) => {
  expect(marked(typed, "1\u202F219\u202F567.89 RUB")).toHaveLength(1);
});

test.each(["1 219 567.88", "21956,78"])("an amount is not found by %s", (typed) => {
  expect(marked(typed, "1\u202F219\u202F567.89 RUB")).toEqual([]);
});
