import fc from "fast-check";
import { expect, test } from "vitest";
// From web-platform-tests, fetch/data-urls/resources/base64.json (BSD-3-Clause).
import vectors from "../fixtures/base64-vectors.json";
import { noise } from "../fixtures/case-answer.ts";
import { Base64Decoder } from "./base64.ts";

/** Decodes a text in chunks. Returns its bytes, or why there are none. */
function read(...chunks: readonly string[]) {
  const bytes: number[][] = [];
  const decoder = new Base64Decoder((some) => bytes.push(Array.from(some)));
  for (const chunk of chunks) decoder.add(chunk);
  return decoder.end() ?? new Uint8Array(bytes.flat());
}

test.each(vectors.map(([text, bytes]) => ({ text: String(text), bytes })))(
  "reads $text",
  ({ text, bytes }) => {
    const decoded = read(text);
    expect(typeof decoded === "string" ? null : Array.from(decoded)).toEqual(bytes);
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
  ["aGVs\u00A0", "characters"],
  ["aGVs\u2003\uFEFF", "characters"],
])("says why %j is not base64", (text, why) => {
  expect(read(text)).toBe(why);
});

const sign = fc.constantFrom(..."AQz09+/=-_ \n!é\u00A0".split(""));

test("gives the same result however a text is split into chunks", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign })), (chunks) => {
      expect(read(...chunks)).toEqual(read(chunks.join("")));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["in one line", (text: string) => text],
  ["in lines", (text: string) => text.replaceAll(/.{76}/g, "$&\r\n")],
  ["without its padding", (text: string) => text.replace(/=+$/, "")],
])("decodes a long text %s exactly", (_name, write) => {
  const text = noise(3_000_001).toBase64();
  const decoded = read(...(write(text).match(/[^]{1,65537}/g) ?? []));
  expect(decoded instanceof Uint8Array && decoded.toBase64() === text).toBe(true);
});

test("accepts only white space after the padding of a long text", () => {
  const padded = `${"A".repeat(2 ** 20 - 2)}==`;
  expect(read(padded, "\r\n")).toHaveLength((2 ** 20 / 4) * 3 - 2);
  expect(typeof read(padded, "AAAA")).toBe("string");
});
