import { expect, test } from "vitest";
import { cleanArn, dayOfArn, splitArn } from "./arn.ts";

test.each(["", "7400101628152187499831", "740010162815218749983180", "7400101628152187499831x"])(
  "%j has no parts",
  (text) => {
    expect(splitArn(text)).toBeUndefined();
  },
);

test.each([
  " 7 400101\u00A06301 86858149977\t5\n",
  "\u200E74001016301868581499775\u200B",
  "７４００１０１６３０１８６８５８１４９９７７５",
  "\u202A74001016\u00AD301868581\u0000499775\u202C",
  "\u2066\uFEFF74001016301868581\u2060499775\uFE0F\u2069",
])("removes white space and invisible characters from %j", (text) => {
  expect(cleanArn(text)).toBe("74001016301868581499775");
});

test.each([
  ["6281", "2026-10-08", "2026-10-08"],
  ["6281", "2026-10-13", "2026-10-08"],
  ["6001", "2025-12-30", "2026-01-01"],
  ["9365", "2030-01-03", "2029-12-31"],
  ["0001", "2029-12-31", "2030-01-01"],
  ["4366", "2024-12-01", "2024-12-31"],
  ["1100", "2026-04-10", "2021-04-10"],
])("the date %s near %s is %s", (date, near, day) => {
  expect(dayOfArn(date, near)).toBe(day);
});

test.each([
  ["5366", "2025-12-31"],
  ["6000", "2026-01-01"],
  ["6367", "2026-12-31"],
  ["6999", "2026-12-31"],
])("the date %s near %s is no day", (date, near) => {
  expect(dayOfArn(date, near)).toBeUndefined();
});
