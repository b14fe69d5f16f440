import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "./base64.ts";

// Node 20 has no native base64 of bytes, so this tries the way by hand; the suite tries both.
test.each([0, 1, 2, 3, 4, 5, 255, 1000])("%i bytes go there and back", (length) => {
  const bytes = Uint8Array.from({ length }, (_, index) => 255 - ((index * 7) % 256));
  const text = toBase64(bytes);
  expect(text).toBe(Buffer.from(bytes).toString("base64"));
  expect(fromBase64(text)).toEqual(bytes);
});

test.each(["a", "ab", "abc", "abcde", "ab=c", "a===", "====", "ab-_", "aGk=aGk=", "é"])(
  "%j is not base64",
  (text) => {
    expect(fromBase64(text)).toBeUndefined();
  },
);
