import { expect, test } from "vitest";
import { mailLink, phoneLink } from "./contact-link.ts";

test("plain addresses and numbers are links", () => {
  expect(mailLink("dispute@bank-bb.example")).toBe("mailto:dispute@bank-bb.example");
  expect(phoneLink("+7 (495) 000-00-00")).toBe("tel:+74950000000");
});

test.each([
  "a@b.example?bcc=x@y.example",
  "a@b.example,c@d.example",
  "a@b.example\nBcc: c",
  "a%0a@b.example",
  "javascript:alert(1)",
  "<a@b.example>",
  "a&b@c.example",
  "",
])("%j is no mail link", (text) => {
  expect(mailLink(text)).toBeUndefined();
});

test.each(["123", "+7495;ext=1", "*100#", "+7,,5", "call me", "+7\n495000000", "(-----)"])(
  "%j is no phone link",
  (text) => {
    expect(phoneLink(text)).toBeUndefined();
  },
);
