import { expect, test, vi } from "vitest";
import { readPort, readServiceAddress, run } from "./command-line.ts";

test("a port is a whole number up to 65535", () => {
  expect(["0", "4174", "65535"].map(readPort)).toEqual([0, 4174, 65535]);
  for (const text of ["", "65536", "-1", "4e3", "0x50", " 80", "http"]) {
    expect(() => readPort(text)).toThrow(`Not a port: ${text}`);
  }
});

test("the address of a service is an absolute http or https address, without user, query and hash", () => {
  expect(readServiceAddress("https://bank.example/disputes//")).toBe(
    "https://bank.example/disputes",
  );
  for (const text of [
    ..."|localhost:4180|/webapi|javascript:alert(1)|ftp://bank.example".split("|"),
    ..."https://user@bank.example|https://bank.example?a=1|https://bank.example#a".split("|"),
  ]) {
    expect(() => readServiceAddress(text)).toThrow("Not the address of a service");
  }
});

test("an error is one sentence and exit code 1", async () => {
  const printed = vi.spyOn(console, "error").mockReturnValue();
  await run(async () => {
    throw new Error("The port is taken.");
  });
  expect(printed.mock.calls).toEqual([["The port is taken."]]);
  expect(process.exitCode).toBe(1);
  process.exitCode = undefined;
});
