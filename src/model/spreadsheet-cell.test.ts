import { expect, test } from "vitest";
import { isLost, unwrapCell } from "./spreadsheet-cell.ts";

const arn = "74001016301868581499775";

test.each([arn, ` ${arn}\u00A0`, `="${arn}"`, `'${arn}`, `“${arn}”`, `${arn}.00`, `="${arn}.0"`])(
  "takes the ARN out of %s",
  (cell) => {
    expect(unwrapCell(cell)).toBe(arn);
  },
);

test.each(["=", "7.4001E+22", "1.00", "O'Hara", "740010163018.05"])(
  "leaves %j, which wraps no number",
  (cell) => {
    expect(unwrapCell(cell)).toBe(cell);
  },
);

test.each([
  ["1,23E+15", true],
  ["Err:502", true],
  ["########", true],
  [" #ИМЯ? ", true],
  ["#7", false],
  ["see #REF!", false],
])("a spreadsheet could not give the value of %j: %j", (cell, is) => {
  expect(isLost(cell)).toBe(is);
});
