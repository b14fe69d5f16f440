import { expect, test } from "vitest";
import { firstHitIn, isFoundIn, searchPattern, splitAtHits } from "./text-search.ts";

/** What is marked of a text. */
const marked = (typed: string, text: string) =>
  splitAtHits(text, searchPattern(typed)).filter((_, index) => index % 2 === 1);

test.each([
  ["NUMBER", "Tracking number", ["number"]],
  ["Straße", "LANGE STRASSE 5", ["STRASSE"]],
  ["οδος", "ΟΔΟΣ, οδος, οδοσ", ["ΟΔΟΣ", "οδος", "οδοσ"]],
  ["счет", "Счёт, счет", ["Счёт", "счет"]],
  ["мой", "мои\u0306 мои", ["мои\u0306"]],
  ["a-b", "a\u2013b a\u2011b a\u2212b", ["a\u2013b", "a\u2011b", "a\u2212b"]],
  ["two words", "two\u00A0\u2009words", ["two\u00A0\u2009words"]],
  ["\u200Binvoice\u200E", "invoice", ["invoice"]],
  ["1234", "1'234 and 1\u2019234", ["1'234", "1\u2019234"]],
])("%s in “%s” marks %j", (typed, text, hits) => {
  expect(marked(typed, text)).toEqual(hits);
  expect(isFoundIn(text, searchPattern(typed))).toBe(hits.length > 0);
  expect(splitAtHits(text, searchPattern(typed)).join("")).toBe(text);
});

test.each(["1219567.89", "1\u202F219\u202F567.89 RUB", "1,219,567.89", "1.219.567,89", "567,8"])(
  "an amount is found by %s",
  (typed) => {
    expect(marked(typed, "1\u202F219\u202F567.89 RUB")).toHaveLength(1);
  },
);

test.each(["1 219 567.88", "21956,78"])("an amount is not found by %s", (typed) => {
  expect(marked(typed, "1\u202F219\u202F567.89 RUB")).toEqual([]);
});

test("the first hit of a long text is found where it begins", () => {
  const text = `${"пример ".repeat(9000)}ＯＫ ok`;
  expect(text.slice(firstHitIn(text, searchPattern("ok")))).toBe("ＯＫ ok");
  expect(firstHitIn(text, searchPattern("absent"))).toBe(0);
});
