import { expect, test } from "vitest";
import { englishLanguage } from "#i18n/languages.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { readNamedCases } from "./named-cases.ts";

const { messages } = englishLanguage;

/** The codes of a list with one case. */
const idOfCode = (code: string) =>
  code.trim().toUpperCase() === "DP-26-453" ? caseIdOf(900453) : undefined;
const read = (text: string) => readNamedCases(text, messages, idOfCode);

test.each([
  ["900453", "case"],
  ["case 900453, please", "case"],
  ["900453 9O0454", "list"],
  ["case", "error"],
])("reads %j as a %s", (text, kind) => {
  expect(read(text).kind).toBe(kind);
});

test("opens a case of the list by its code, alone or among others", () => {
  const opened = { kind: "case", address: "/cases/900453" };
  expect(["DP-26-453", " dp-26-453\n", "see DP-26-453!"].map(read)).toEqual([
    opened,
    opened,
    opened,
  ]);
  expect(read("DP-26-453, 900454")).toEqual({
    kind: "list",
    read: { ids: [900453, 900454], others: [] },
  });
  // The number of one case is the code of another.
  expect(readNamedCases("900454", messages, () => caseIdOf(7))).toEqual({
    kind: "case",
    address: "/cases/900454",
  });
});

test.each([
  ["DP-26-454", "DP-26-454 is not on your list. Enter the case number."],
  ["74001016281521874998318", "That is an ARN."],
  ["9O0453", "“9O0453” is not a case number like 900453."],
  ["hello world", "Not case numbers: hello, world"],
  ["", "Type or paste a case number first."],
])("says of %j what it is", (text, sentence) => {
  const named = read(text);
  expect(named.kind === "error" && named.error).toContain(sentence);
});

test("asks about four groups of four digits that begin like a card", () => {
  const likeCards = { count: 1, names: "4276••••••••2343" };
  expect(read("4276 1601 6091 2343")).toMatchObject({ kind: "list", likeCards });
  expect(read("1001\t1002\t1003\t1004")).toMatchObject({ kind: "list", likeCards: undefined });
  expect(read("4001 4002 4003 4004 4005")).toMatchObject({ likeCards: undefined });
  expect(read("4001\n4002\n4003\n4004")).toMatchObject({ likeCards: undefined });
});

test.each([
  ["4276160160912342", "4276••••••••2342"],
  ["1000000000009", "1000•••••0009"],
])("opens nothing for %s, and masks it", (text, masked) => {
  const named = read(text);
  expect(named.kind === "error" && named.error).toContain(masked);
  expect(JSON.stringify(named)).not.toContain(text);
});
