import fc from "fast-check";
import { expect, test } from "vitest";
import { readJsonFile } from "./read-json-file.ts";

test.each([
  ['{"auth": "token",}', 1, 18],
  ['{\n  "auth": "proxy"\n  "baseUrl": ""\n}', 3, 3],
  ['{"a": [1, 02]}', 1, 11],
  ["{'auth': 1}", 1, 2],
  ['{\r\n  "links": [],\r\n  // none\r\n}', 3, 3],
  ['{"a": "one\ntwo"}', 1, 7],
  ['{"a": "C:\\temp\\x"}', 1, 7],
  ['{"a": true', 1, 11],
  ["{} {}", 1, 4],
  ["", 1, 1],
  [`{"a":\u00a01}`, 1, 6],
])("%j is not JSON at line %s, column %s", (text, line, column) => {
  expect(() => readJsonFile(text)).toThrow(expect.objectContaining({ line, column }));
});

test("JSON is read, and named at its end where it breaks off before", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.nat(), (value, spaces) => {
      const text = JSON.stringify(value, null, spaces % 4);
      expect(readJsonFile(text)).toEqual(JSON.parse(text));
      const cut = text.trimEnd().slice(0, -1);
      const lines = cut.split("\n");
      const place = { line: lines.length, column: (lines.at(-1) ?? "").length + 1 };
      expect(() => readJsonFile(cut)).toThrow(expect.objectContaining(place));
    }),
  );
});
