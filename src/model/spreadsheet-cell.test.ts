import { expect, test } from "vitest";
import { unwrapCell } from "./spreadsheet-cell.ts";

const arn = "74001016301868581499775";

test.each([
  arn,
  ` ${arn}\u00A0`,
  `\uFEFF${arn}`,
  `="${arn}"`,
  `=${arn}`,
  `'${arn}`,
  `'${arn}'`,
  `"${arn}"`,
  `“${arn}”`,
  `${arn}.00`,
  `${arn},00`,
  `="${arn}.0"`,
])("takes the ARN out of %s", (cell) => {
  expect(unwrapCell(cell)).toBe(arn);
});

test.each(["", "=", '"', "7.4001E+22", "1.00", "O'Hara", "a.00", "740010163018.05"])(
  "leaves %j, which wraps no number",
  (cell) => {
    expect(unwrapCell(cell)).toBe(cell);
  },
);
