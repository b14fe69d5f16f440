import fc from "fast-check";
import { expect, test } from "vitest";
import { ExactNumber, readJson, writeJson } from "./json.ts";

const fragile = [
  ..."9007199254740993 -0 333.50 1e400 1E2 1e+300 5e+305 0.00000001 -0.0000001".split(" "),
  ..."0.1000000000000000055511151231257827 123456789012345678901234567890.12".split(" "),
];

test("every number keeps its digits, whatever stands before it", () => {
  const number = fc.stringMatching(/^-?(0|[1-9]\d{0,17})(\.\d{1,18})?([eE][+-]?\d{1,3})?$/);
  const space = fc.stringMatching(/^[ \t\n\r]{0,40}$/);
  fc.assert(
    fc.property(number, space, (source, before) => {
      expect(writeJson(readJson(`${before}${source}`))).toBe(source);
      expect(writeJson(readJson(`{"a":[1,${before}${source}]}`))).toBe(`{"a":[1,${source}]}`);
    }),
    { numRuns: 3000, examples: fragile.map((source) => [source, " "]) },
  );
});

test("a number of fifteen million digits is read", () => {
  const digits = "7".repeat(15_000_000);
  const text = `{"amount":${digits},"jsonValue":"${digits}"}`;
  expect(writeJson(readJson(text)) === text).toBe(true);
});

test("leaves a number inside a string alone", () => {
  const sent = { a: "from 1, 7.50 ", b: '{"amount":1.50,"c":"\\"}', "d,1.50 ": [7], e: "\\" };
  const text = JSON.stringify(sent).replace("[7]", "[7.50,-0]");
  const read = readJson(text);
  expect(read).toEqual({ ...sent, "d,1.50 ": [new ExactNumber("7.50"), new ExactNumber("-0")] });
  expect(writeJson(read)).toBe(text);
});

test("a key called __proto__ is a key and changes nothing else", () => {
  const read = readJson('{"__proto__":{"isActive":true},"constructor":1}');
  expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  expect(writeJson(read)).toBe('{"__proto__":{"isActive":true},"constructor":1}');
});

test("folds values that are nested too deeply, and reads the others", () => {
  const lists = `${"[".repeat(20_000)}1.50${"]".repeat(20_000)}`;
  const objects = `${'{"a]":'.repeat(20_000)}[7.50]${"}".repeat(20_000)}`;
  const read = readJson(`{"amount":2.50,"x":${lists},"text":"\\"[","y":${objects}}`);
  const x = `${"[".repeat(999)}"[…]"${"]".repeat(999)}`;
  const y = `${'{"a]":'.repeat(999)}"[…]"${"}".repeat(999)}`;
  expect(writeJson(read)).toBe(`{"amount":2.50,"x":${x},"text":"\\"[","y":${y}}`);
});
