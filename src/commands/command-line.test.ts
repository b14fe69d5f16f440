import { expect, test, vi } from "vitest";
import { readPort, readService, run } from "./command-line.ts";

test("a port is a whole number up to 65535", () => {
  expect(["0", "4174", "65535"].map(readPort)).toEqual([0, 4174, 65535]);
  for (const text of ["", "65536", "-1", "4e3", "0x50", " 80", "http"]) {
    expect(() => readPort(text)).toThrow(`Not a port: ${text}`);
  }
});

test("what is no address of a service is said", () => {
  expect(() => readService("localhost:4180")).toThrow(
    "Not the address of a service: localhost:4180 (like http://localhost:4180)",
  );
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
