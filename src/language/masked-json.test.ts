import { expect, test } from "vitest";
import { maskJson } from "./masked-json.ts";

test("masks what looks like a card number in strings and keys, escapes and all", () => {
  const sent =
    '{"a\\"b":"\\u0034111 1111-1111 1111\\n\\"x\\"","4111111111111111":["5555555555554444"]}';
  expect(maskJson(sent)).toBe(
    '{"a\\"b":"4111••••••••1111\\n\\"x\\"","4111••••••••1111":["5555••••••••4444"]}',
  );
});

test("masks a number that looks like a card's", () => {
  expect(
    maskJson('{ "n": 4111111111111111, "l":[5555555555554444,1], "id" : 4111111111111111 }'),
  ).toBe('{ "n": "4111••••••••1111", "l":["5555••••••••4444",1], "id" : "4111••••••••1111" }');
});

test.each([
  "-4111111111111111",
  "4111111111111111.0",
  "4111111111111111.5",
  "4111111111111111e0",
  "4.111111111111111E+15",
  "41111111111111110e-1",
])("masks the number %s too", (number) => {
  expect(maskJson(`{"k":${number},"l":[${number}]}`)).toBe(
    '{"k":"4111••••••••1111","l":["4111••••••••1111"]}',
  );
});

test("leaves amounts, ARNs and everything else digit for digit", () => {
  const sent = `{ "amount":4111111111111111, "i":4111111111111112, "m":1.10e400,
    "Amount" : -4111111111111111.0, "p":0.4111111111111111, "q":1e4111111111111111, "r":4111111111111111e9,
    "arn":"74001016301868581499775", "s":"\\/" }`;
  expect(maskJson(sent)).toBe(sent);
});

test("takes a long string in its stride", () => {
  const long = `"${"a\\n".repeat(1_000_000)}4111111111111111"`;
  expect(maskJson(long).endsWith('n4111••••••••1111"')).toBe(true);
});
