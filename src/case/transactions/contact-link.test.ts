import { expect, test } from "vitest";
import { mailLink, phoneLink } from "./contact-link.ts";

test("plain addresses and numbers are links", () => {
  expect(mailLink("dispute@bank-bb.example", "DP-26-453")).toBe(
    "mailto:dispute@bank-bb.example?subject=DP-26-453",
  );
  expect(mailLink("a.b-c+d_e@sub.bank--bb.co.example", "DP-1")).toBe(
    "mailto:a.b-c+d_e@sub.bank--bb.co.example?subject=DP-1",
  );
  expect(phoneLink("+7 (495) 000-00-00")).toBe("tel:+74950000000");
  for (const text of ["8.800.555.35.35", "(495) 123-45-67", "12-34-56", "03.12.34.56.78"]) {
    expect(phoneLink(text)).toBe(`tel:${text.replaceAll(/\D/g, "")}`);
  }
});

test.each([
  ..."|a@b.example?bcc=x@y.example|a@b.example,c@d.example|a@b.example\nBcc: c|a&b@c.example".split(
    "|",
  ),
  ..."a%0a@b.example|javascript:alert(1)|a@b..example|.a@b.example|-a@b.example".split("|"),
  "a@-b.example",
  `a@${"b".repeat(64)}.example`,
  `${"a".repeat(65)}@b.example`,
])("%j is no mail link", (text) => {
  expect(mailLink(text, "DP-26-453")).toBeUndefined();
});

test.each([
  ["DP-1&bcc=x@y.example?body=1#2+3%0a", "DP-1&bcc=x@y.example?body=1#2+3%0a"],
  ["DP-1\r\nBcc: x@y.example\n", "DP-1 Bcc: x@y.example"],
  ["DP 4111111111111111", "DP 4111••••••••1111"],
  ["x".repeat(2000), `${"x".repeat(100)}…`],
])("a mail link has the subject of %j as one text", (subject, written) => {
  const link = new URL(mailLink("a@b.example", subject) ?? "");
  expect(link.pathname).toBe("a@b.example");
  expect([...link.searchParams]).toEqual([["subject", written]]);
  expect(link.hash).toBe("");
});

test.each([
  ..."123|+7495;ext=1|*100#|+7 495 000-00-00,1|call me|+7\n495000000|-12345".split("|"),
  ..."1234567890123456|11.05.2020|2026-05-11|333.50|1 500.00|192.168.0.1".split("|"),
])("%j is no phone link", (text) => {
  expect(phoneLink(text)).toBeUndefined();
});
