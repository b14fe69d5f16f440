import fc from "fast-check";
import { expect, test } from "vitest";
import { readBase64 } from "../base64.ts";
import { noise } from "../fixtures/case-answer.ts";
import { createBase64Pieces } from "./base64-pieces.ts";

/** What comes of a text in pieces: its bytes, or why there are none. */
function read(pieces: readonly string[]) {
  const bytes: number[][] = [];
  const base64 = createBase64Pieces((some) => bytes.push(Array.from(some)));
  for (const piece of pieces) base64.add(piece);
  return base64.end() ?? new Uint8Array(bytes.flat());
}

const sign = fc.constantFrom(..."AQz09+/=-_ \n!é\u00A0".split(""));

const hash = (some: Uint8Array) => some.reduce((sum, byte) => (sum * 31 + byte) | 0, 7);

test("reads and refuses what the whole is read and refused for", () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: sign })), (pieces) => {
      expect(read(pieces)).toEqual(readBase64(pieces.join("")));
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["in one line", (text: string) => text],
  ["in lines", (text: string) => text.replaceAll(/.{76}/g, "$&\r\n")],
  ["without its padding", (text: string) => text.replace(/=+$/, "")],
])("reads a long text %s exactly, in pieces of a network", (_name, write) => {
  const bytes = noise(3_000_001);
  const text = write(bytes.toBase64());
  const pieces: string[] = [];
  for (let at = 0; at < text.length; at += 65_537) pieces.push(text.slice(at, at + 65_537));
  const got = read(pieces);
  expect(got).toHaveLength(bytes.length);
  expect(got instanceof Uint8Array && hash(got)).toBe(hash(bytes));
});

test("hands over what has come of a long text before its end", () => {
  let length = 0;
  const base64 = createBase64Pieces((some) => (length += some.length));
  base64.add("A".repeat(3_000_000));
  expect(length).toBeGreaterThan(1_000_000);
});

test("hands over nothing behind a fault, and tells the first one", () => {
  let length = 0;
  const base64 = createBase64Pieces((some) => (length += some.length));
  for (const piece of ["A".repeat(2_000_000), "!AAA".repeat(500_000), "A".repeat(2_000_001)]) {
    base64.add(piece);
  }
  expect(base64.end()).toBe("characters");
  expect(length).toBe(1_500_000);
});

test("takes white space behind the end of a long text for nothing", () => {
  expect(read([`${"A".repeat(2 ** 20 - 2)}==`, "\r\n"])).toHaveLength((2 ** 20 / 4) * 3 - 2);
});

test.each(["\u00A0", "\u2003\uFEFF", "\v"])(
  "refuses %j, which is white space but none of base64",
  (text) => {
    expect(readBase64(text)).toBe("characters");
    expect(read([text])).toBe("characters");
  },
);

test.each([
  ["a fault far in", `${"A".repeat(3_000_000)}!AAA`, "characters"],
  [
    "a text that goes on behind its end",
    `${"A".repeat(2 ** 20 - 2)}==${"A".repeat(2 ** 20)}`,
    "length",
  ],
  ["a cut end", "A".repeat(3_000_001), "length"],
])("refuses %s, of which nothing may be kept", (_name, text, why) => {
  expect(read([text])).toBe(why);
  expect(readBase64(text)).toBe(why);
  const half = text.length / 2;
  expect(read([text.slice(0, half), text.slice(half)])).toBe(why);
});
