import { expect, test } from "vitest";
import { cleanToken, tokenError } from "./token.ts";

test.each([
  [" secret\n", "secret"],
  ["Bearer secret", "secret"],
  ["Bearer-secret", "Bearer-secret"],
])("reads the token that is copied as %j", (text, token) => {
  expect(cleanToken(text)).toBe(token);
});

test.each([
  ["Bearer ", "empty"],
  ["a\nb", "characters"],
  ["jetón", "characters"],
  ["x".repeat(8193), "length"],
  [" Bearer abc.DEF-1_2~3+4/5== ", undefined],
])("the token %.12s is %s", (text, error) => {
  expect(tokenError(text)).toBe(error);
});
