import { expect, test } from "vitest";
import { readServiceAddress } from "./service-address.ts";

test.each([
  ["https://bank.example/disputes//", "https://bank.example/disputes"],
  ["HTTPS://Bank.example:443", "https://bank.example"],
])("the address of a service %j is %j", (text, address) => {
  expect(readServiceAddress(text)).toBe(address);
});

test.each([
  "localhost:4180",
  "javascript:alert(1)",
  "https://user:secret@bank.example",
  "https://bank.example\\evil",
])("%j is no address of a service", (text) => {
  expect(readServiceAddress(text)).toBeUndefined();
});
