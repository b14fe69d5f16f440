import { expect, test } from "vitest";
import { cleanToken, tokenError } from "./token.ts";

test.each([
  ["secret", "secret"],
  [" secret\n", "secret"],
  ["Bearer secret", "secret"],
  ["bearer   secret", "secret"],
  ["Bearer", ""],
  ["Bearer ", ""],
  ["", ""],
  ["Bearer-secret", "Bearer-secret"],
])("reads the token that is copied as %j", (text, token) => {
  expect(cleanToken(text)).toBe(token);
});

test.each([
  ["", "empty"],
  ["Bearer ", "empty"],
  ["a b", "characters"],
  ["a\nb", "characters"],
  ["jetón", "characters"],
  ["x".repeat(8193), "length"],
  ["x".repeat(8192), undefined],
  [" Bearer abc.DEF-1_2~3+4/5== ", undefined],
])("the token %.12s is %s", (text, error) => {
  expect(tokenError(text)).toBe(error);
});
