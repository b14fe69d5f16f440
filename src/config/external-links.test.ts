import { expect, test } from "vitest";
import { externalLinksFor } from "./external-links.ts";
import { BadSettings, readSettings } from "./settings.ts";

const url = "https://core.bank.example/case?x={value}";
const link = { label: "Core banking", for: "arn", url };
const linksOf = (...links: object[]) => readSettings({ links }).settings.links;

test.each([
  ["javascript", { ...link, url: "javascript:alert('{value}')" }],
  ["http", { ...link, url: "http://core.bank.example/{value}" }],
  ["a value in the host", { ...link, url: "https://{value}.bank.example/" }],
  ["no label", { for: "arn", url }],
])("an entry with %s is refused and named", (_what, entry) => {
  const read = () => linksOf(link, entry);
  expect(read).toThrow(BadSettings);
  expect(read).toThrow(expect.objectContaining({ settings: [{ key: "links", value: entry }] }));
});

test("a value is encoded", () => {
  const expected = `https://core.bank.example/case?x=${encodeURIComponent("a&b=c#d%/ é")}`;
  expect(externalLinksFor(linksOf(link), "arn", " a&b=c#d%/ é ")).toEqual([
    { label: "Core banking", host: "core.bank.example", url: expected },
  ]);
});

test.each(["", " ", "4111111111111111", "4111 1111 1111 1111"])("%j has no link", (value) => {
  expect(externalLinksFor(linksOf(link), "arn", value)).toEqual([]);
});

test("a link is only for its own target", () => {
  const links = linksOf(link, { ...link, label: "Orders", for: "field:f_OrderNumber" });
  const labels = (target: Parameters<typeof externalLinksFor>[1]) =>
    externalLinksFor(links, target, "LC-48213").map(({ label }) => label);
  expect(labels("arn")).toEqual(["Core banking"]);
  expect(labels("field:f_OrderNumber")).toEqual(["Orders"]);
  expect(labels("field:f_ordernumber")).toEqual([]);
  expect(labels("caseId")).toEqual([]);
});
