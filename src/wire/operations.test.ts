import { expect, test } from "vitest";
import { cleanToken } from "./operations.ts";

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
