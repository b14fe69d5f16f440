import { afterEach, expect, test, vi } from "vitest";
import { readPort, readServiceAddress, run } from "./command-line.ts";

afterEach(() => {
  process.exitCode = undefined;
});

test.each(["0", "4174", "65535"])("%s is a port", (written) => {
  expect(readPort(written)).toBe(Number(written));
});

test.each(["", "65536", "-1", "4e3", "0x50", " 80", "http"])("%j is no port", (written) => {
  expect(() => readPort(written)).toThrow(`Not a port: ${written}`);
});

test.each([
  ["http://localhost:4180", "http://localhost:4180"],
  ["https://bank.example/", "https://bank.example"],
  ["https://bank.example/disputes//", "https://bank.example/disputes"],
])("%s is the address of a service", (written, address) => {
  expect(readServiceAddress(written)).toBe(address);
});

test.each([
  "",
  "localhost:4180",
  "/webapi",
  "javascript:alert(1)",
  "ftp://bank.example",
  "https://user@bank.example",
  "https://bank.example?a=1",
  "https://bank.example#a",
])("%j is none", (written) => {
  expect(() => readServiceAddress(written)).toThrow("Not the address of a service");
});

test("what goes wrong is one sentence, and the exit code says so", async () => {
  const said = vi.spyOn(console, "error").mockReturnValue();
  await run(async () => {
    throw new Error("The port is taken.");
  });
  expect(said.mock.calls).toEqual([["The port is taken."]]);
  said.mockRestore();
  expect(process.exitCode).toBe(1);
});
