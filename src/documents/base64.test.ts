import { expect, test } from "vitest";
import { readBase64 } from "./base64.ts";
// From web-platform-tests, fetch/data-urls/resources/base64.json (BSD-3-Clause).
import vectors from "./fixtures/base64-vectors.json";

const read = (text: string) => {
  const bytes = readBase64(text);
  return typeof bytes === "string" ? null : [...bytes];
};

test("the vectors are all here", () => {
  expect(vectors).toHaveLength(71);
});

test.each(vectors.map(([text, bytes]) => ({ text: String(text), bytes })))(
  "reads $text",
  ({ text, bytes }) => {
    expect(read(text)).toEqual(bytes);
  },
);

test.each([
  ["data:application/pdf;base64,JVBERi0=", "data-url"],
  ["aGVsbG8_", "url-safe"],
  ["aGVs-bG8=", "url-safe"],
  ["aGVsbG8h€", "characters"],
  ["<html>", "characters"],
  ["aGVsb", "length"],
  ["aGVsbG8==", "length"],
])("says what %j is instead", (text, why) => {
  expect(readBase64(text)).toBe(why);
});

test("reads what is wrapped in lines", () => {
  expect(readBase64("aGVs\r\nbG8=\r\n")).toEqual(new TextEncoder().encode("hello"));
});
