import { expect, test } from "vitest";
import { ExactNumber } from "#wire/json.ts";
import { jsonText } from "./json-text.ts";

const exact = (source: string) => new ExactNumber(source);

test.each([
  [
    { amount: exact("123456789012345678901234567890.10") },
    '{"amount":123456789012345678901234567890.10}',
  ],
  [[exact("1.50"), "1.50", 1.5, exact("0.000")], '[1.50,"1.50",1.5,0.000]'],
  [
    { a: undefined, b: null, c: true, d: '\u0000 \u2028 ‮ "' },
    JSON.stringify({ b: null, c: true, d: '\u0000 \u2028 ‮ "' }),
  ],
  // Texts that look like the place of a number.
  [["\u0000", exact("7"), "\u0000", exact("8")], '["\\u0000",7,"\\u0000",8]'],
  [{ "\\u0000": "\\u0000", n: exact("9") }, '{"\\\\u0000":"\\\\u0000","n":9}'],
])("writes %j", (value, text) => {
  expect(jsonText(value)).toBe(text);
});
