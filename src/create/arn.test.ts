import { expect, test } from "vitest";
import { english } from "#language/english.ts";
import { demoArns } from "#service/ledger.ts";
import { arnDoubt, cleanArn } from "./arn.ts";
import { arnDoubts } from "./arn-doubts.ts";

test.each([...demoArns])("%s is an ARN without doubt", (arn) => {
  expect(arnDoubt(arn)).toBeUndefined();
});

test("length, check digit, characters and a card number in its place are doubtful", () => {
  expect(arnDoubt("74001016301868581499776")).toBe("check-digit");
  expect(arnDoubt("7400101630186858149977")).toBe("length");
  expect(arnDoubt("7400101630186858149977X")).toBe("characters");
  expect(arnDoubt("4111111111111111")).toBe("card");
  expect(arnDoubt("")).toBeUndefined();
});

test("white space of any kind is no part of it", () => {
  expect(cleanArn(" 7 400101\u00A06301 86858149977\t5\n")).toBe("74001016301868581499775");
});

test("an ARN that is there twice is pointed out at the second, spaces or not", () => {
  const transactions = ["74001016301868581499775", "", " 7400101 6301868581499775", ""].map(
    (arn, at) => ({ arn, card: String(at) }),
  );
  expect(arnDoubts(transactions, english.create.transactions)).toEqual([
    undefined,
    undefined,
    "The same ARN as transaction 1.",
    undefined,
  ]);
});
