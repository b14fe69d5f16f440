import { expect, test } from "vitest";
import { readWholeNumber } from "./whole-number.ts";

test.each([
  ["41", 41],
  ["4.1e1", 41],
  ["000041", 41],
  ["9007199254740990.6", undefined],
  ["41.00000000000000000001", undefined],
  ["４１", undefined],
])("reads %j as %s", (text, number) => {
  expect(readWholeNumber(text)).toBe(number);
});
