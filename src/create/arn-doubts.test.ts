import { expect, test } from "vitest";
import { arnDoubt } from "#glance/arn-doubt.ts";
import { english } from "#language/english.ts";
import { englishLanguage } from "#language/words.ts";
import { demoArns } from "#service/demo/transactions.ts";
import { arnDoubts } from "./arn-doubts.ts";
import { arnHint } from "./arn-hint.ts";

test.each([...demoArns])("%s is an ARN without doubt", (arn) => {
  expect(arnDoubt(arn)).toBeUndefined();
});

test("length, check digit, characters, lost digits and a card number in its place are doubtful", () => {
  expect(arnDoubt("74001016301868581499776")).toBe("check-digit");
  expect(arnDoubt("7400101630186858149977")).toBe("length");
  expect(arnDoubt("74001016301868600000000")).toBe("rounded");
  expect(arnDoubt("7400101630186858149977X")).toBe("characters");
  expect(arnDoubt("4111111111111111")).toBe("card");
  expect(arnDoubt("4111111111111111 1227")).toBe("card");
  expect(arnDoubt("4111••••••••1111")).toBe("card");
  expect(arnDoubt("7400101 6301868581499775")).toBeUndefined();
  expect(arnDoubt("")).toBeUndefined();
});

test("an ARN that is there twice is pointed out at the second, spaces or not", () => {
  const transactions = ["74001016301868581499775", "", " 7400101 6301868581499775", ""].map(
    (arn, at) => ({ arn, card: String(at) }),
  );
  expect(arnDoubts(transactions, english)).toEqual([
    undefined,
    undefined,
    "The same ARN as transaction 1.",
    undefined,
  ]);
});

test.each([
  [" 7400101 6301868581499775", "Acquirer 400101 · 28 Oct 2026"],
  ["74001016399868581499775", "Acquirer 400101"],
  ["7400101630186858149977", ""],
])("the ARN %s says whose it is and of which day, nearest to today: %s", (arn, hint) => {
  expect(arnHint(arn, "2026-11-21", englishLanguage)).toBe(hint);
});
