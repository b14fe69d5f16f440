import { expect, test } from "vitest";
import { isMail } from "./mail.ts";

test.each([
  ["From: a@b.example\r\nTo: c@d.example\r\nSubject: x\r\n\r\nText", true],
  ["From: a\nTo: b\nSubject: c\n", true],
  ["From: a\nTo: b\n\nSubject: c", false],
  ["Dear all,\nFrom: a\nTo: b\nSubject: c\n", false],
])("tells of %j whether it is an e-mail: %s", (text, is) => {
  expect(isMail(text)).toBe(is);
});
