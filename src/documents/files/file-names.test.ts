import { expect, test } from "vitest";
import { shownName } from "./file-names.ts";

test.each([
  ["receipt.pdf", "receipt.pdf"],
  ["receipt\u202Efdp.exe", "receipt\\u202Efdp.exe"],
  ["a\0b\r\n.pdf", "a\\u0000b\\u000D\\u000A.pdf"],
  ["card 4111-1111-1111-1111\u202E.pdf", "card 4111••••••••1111\\u202E.pdf"],
])("shows %j as %j", (name, shown) => {
  expect(shownName(name)).toBe(shown);
});
