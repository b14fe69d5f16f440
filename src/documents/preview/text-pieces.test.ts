import { expect, test } from "vitest";
import { textPieces } from "./text-pieces.ts";

test.each([
  ["nothing", "", []],
  ["a line", "a\n", ["a\n"]],
  ["an endless line", "a".repeat(32_001), ["a".repeat(16_000), "a".repeat(16_000), "a"]],
  ["lines", `${"a".repeat(15_999)}\nb\nc`, [`${"a".repeat(15_999)}\n`, "b\nc"]],
  ["a line in the middle", `a\n${"b".repeat(16_000)}`, ["a\n", "b".repeat(16_000)]],
  [
    "around a card number",
    `${"a".repeat(15_995)}4111 1111 1111 1111${"b".repeat(100)}`,
    ["a".repeat(15_995), `4111 1111 1111 1111${"b".repeat(100)}`],
  ],
  [
    "around a card number in two lines",
    `${"a".repeat(15_990)}4111 1111\n1111 1111${"b".repeat(100)}`,
    ["a".repeat(15_990), `4111 1111\n1111 1111${"b".repeat(100)}`],
  ],
  [
    "around many card numbers that overlap",
    `${"a".repeat(15_800)}${"4242 ".repeat(50)}`,
    ["a".repeat(15_800), "4242 ".repeat(50)],
  ],
  [
    "after a card number in two lines",
    `41111111\n11111111${" x".repeat(10_000)}`,
    [`41111111\n11111111${" x".repeat(7991)} `, `x${" x".repeat(2008)}`],
  ],
  ["pairs", `${"a".repeat(15_999)}🙂`, ["a".repeat(15_999), "🙂"]],
])("cuts %s", (_name, text, pieces) => {
  expect(textPieces(text)).toEqual(pieces);
});

test("loses nothing", () => {
  const text = "Строка 🙂\r\n".repeat(20_000);
  const pieces = textPieces(text);
  expect(pieces.join("")).toBe(text);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(16_000);
});
