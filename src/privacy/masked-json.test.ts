import { expect, test } from "vitest";
import { readJson } from "#wire/json.ts";
import { maskedJson } from "./masked-json.ts";

const masked = (json: string) => maskedJson(readJson(json));

test("masks what looks like a card number in strings and keys, escapes and all", () => {
  const received =
    '{"a\\"b":"\\u0034111 1111-1111 1111\\n\\"x\\"","4111111111111111":["5555555555554444"]}';
  expect(JSON.parse(masked(received))).toEqual({
    "4111••••••••1111": ["5555••••••••4444"],
    'a"b': '4111••••••••1111\n"x"',
  });
});

test.each([
  "4111111111111111",
  "-4111111111111111",
  "4111111111111111.5",
  "4.111111111111111E+15",
  "41111111111111110e-1",
])("masks the number %s", (number) => {
  expect(masked(`{"k":${number},"l":[${number},1]}`)).toBe(
    '{"k":"4111••••••••1111","l":["4111••••••••1111",1]}',
  );
});

test("leaves amounts, ARNs and everything else digit for digit", () => {
  const received =
    '{"amount":4111111111111111,"i":4111111111111112,"m":1.10e400,"Amount":-4111111111111111.0,' +
    '"p":0.4111111111111111,"q":1e4111111111111111,' +
    '"arn":"74001016301868581499775","t":true,"n":null,"e":[{},[]]}';
  expect(masked(received)).toBe(received);
});
