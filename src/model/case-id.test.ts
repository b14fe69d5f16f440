import { expect, test } from "vitest";
import { readEnteredId } from "./case-id.ts";

test.each([
  ["900453", 900453],
  // Fewer digits than a card number has, with a right check digit.
  ["100000000008", 100000000008],
  ["2200123412341234", 2200123412341234],
  ["9007199254740991", 9007199254740991],
])("%s is an id", (text, id) => {
  expect(readEnteredId(text)).toBe(id);
});

test.each(["4276160160912342", "1000000000009", "9007199254740992", "0", "1/../2", "1e3", ""])(
  "%j is no id",
  (text) => {
    expect(readEnteredId(text)).toBeUndefined();
  },
);
