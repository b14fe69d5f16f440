import fc from "fast-check";
import { expect, test } from "vitest";
// From web-platform-tests, fetch/data-urls/resources/base64.json (BSD-3-Clause).
import vectors from "../fixtures/base64-vectors.json";
import { noise } from "../fixtures/case-answer.ts";
import { Base64Decoder } from "./base64.ts";

/** What comes of a text in chunks: its bytes, or why there are none. */
function read(...chunks: readonly string[]) {
  const bytes: number[][] = [];
  const decoder = new Base64Decoder((some) => bytes.push(Array.from(some)));
  for (const chunk of chunks) decoder.add(chunk);
  return decoder.end() ?? new Uint8Array(bytes.flat());
}

test.each(vectors.map(([text, bytes]) => ({ text: String(text), bytes })))(
  "reads $text",
  ({ text, bytes }) => {
    const got = read(text);
    expect(typeof got === "string" ? null : Array.from(got)).toEqual(bytes);
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
  expect(read(text)).toBe(why);
});

test("reads what is wrapped in lines", () => {
  expect(read("aGVs\r\nbG8=\r\n")).toEqual(new TextEncoder().encode("hello"));
});

const sign = fc.constantFrom(..."AQz09+/=-_ \n!é\u00A0".split(""));

const hash = (some: Uint8Array) => some.reduce((sum, byte) => (sum * 31 + byte) | 0, 7);

test("reads and refuses what the whole is read and refused for", () => {
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
])("reads a long text %s exactly, in chunks of a network", (_name, write) => {
  const bytes = noise(3_000_001);
  const text = write(bytes.toBase64());
  const chunks: string[] = [];
  for (let at = 0; at < text.length; at += 65_537) chunks.push(text.slice(at, at + 65_537));
  const got = read(...chunks);
  expect(got).toHaveLength(bytes.length);
  expect(got instanceof Uint8Array && hash(got)).toBe(hash(bytes));
});

test("takes white space behind the end of a long text for nothing", () => {
  expect(read(`${"A".repeat(2 ** 20 - 2)}==`, "\r\n")).toHaveLength((2 ** 20 / 4) * 3 - 2);
});

test.each(["\u00A0", "\u2003\uFEFF", "\v"])(
  "refuses %j, which is white space but none of base64",
  (text) => {
    expect(read(text)).toBe("characters");
  },
);
