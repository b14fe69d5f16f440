import { expect, test } from "vitest";
import { maskJson } from "./masked-json.ts";

test("masks what looks like a card number in strings and keys, escapes and all", () => {
  const sent =
    '{"a\\"b":"\\u0034111 1111-1111 1111\\n\\"x\\"","4111111111111111":["5555555555554444"]}';
  expect(maskJson(sent)).toBe(
    '{"a\\"b":"4111••••••••1111\\n\\"x\\"","4111••••••••1111":["5555••••••••4444"]}',
  );
});

test("leaves numbers, ARNs and everything else digit for digit", () => {
  const sent = '{ "n":4111111111111111, "m":1.10e400, "arn":"74001016301868581499775", "s":"\\/" }';
  expect(maskJson(sent)).toBe(sent);
});

test("masks an id that is a number, and no other number", () => {
  const sent = '{"id" : 4111111111111111,"n":{"id":4111111111111112,"amount":4111111111111111}}';
  expect(maskJson(sent)).toBe(sent.replace("4111111111111111", '"4111••••••••1111"'));
});

test("takes a long string in its stride", () => {
  const long = `"${"a\\n".repeat(1_000_000)}4111111111111111"`;
  expect(maskJson(long).endsWith('n4111••••••••1111"')).toBe(true);
});
