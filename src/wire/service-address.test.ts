import { expect, test } from "vitest";
import { readServiceAddress } from "./service-address.ts";

test.each([
  ["https://bank.example/disputes//", "https://bank.example/disputes"],
  ["https://bank.example:8443/api/", "https://bank.example:8443/api"],
  ["HTTPS://Bank.example:443", "https://bank.example"],
  ["http://127.0.0.1:4180", "http://127.0.0.1:4180"],
  ["http://[::1]:4180", "http://[::1]:4180"],
])("the address of a service %j is %j", (text, address) => {
  expect(readServiceAddress(text)).toBe(address);
});

test.each([
  "",
  "bank.example",
  "localhost:4180",
  "//bank.example",
  "/webapi",
  "javascript:alert(1)",
  "ftp://bank.example",
  "https://",
  "https://user@bank.example",
  "https://user:secret@bank.example",
  "https://bank.example?x=1",
  "https://bank.example#x",
  "https://bank.example\\evil",
  "https://bank.example:99999",
  " https://bank.example",
])("%j is no address of a service", (text) => {
  expect(readServiceAddress(text)).toBeUndefined();
});
