import { expect, test } from "vitest";
import { minorUnit } from "./currency.ts";
import table from "./fixtures/iso-4217.csv?raw";

const rows = table
  .trim()
  .split("\n")
  .slice(1)
  .map((line) => /([A-Z]{3}),(\d{1,3}),([\d-]),$/.exec(line))
  .flatMap((row) =>
    row ? [{ code: row[1] ?? "", numeric: (row[2] ?? "").padStart(3, "0"), unit: row[3] }] : [],
  );

test("the ISO 4217 table is read whole", () => {
  expect(rows.length).toBeGreaterThan(250);
});

test.each(rows)("$code $numeric has $unit digits", ({ code, numeric, unit }) => {
  const digits = unit === "-" ? undefined : Number(unit);
  expect(minorUnit(code)).toBe(digits);
  expect(minorUnit(numeric)).toBe(digits);
});
