import { expect, test, vi } from "vitest";
import { startReader } from "./start-reader.ts";

test("one Trusted Types policy allows the reader's URL and no other", async () => {
  const { trustedTypes } = window;
  if (!trustedTypes) throw new Error("this browser has no Trusted Types");
  const made = vi.spyOn(trustedTypes, "createPolicy");
  for (const worker of [startReader(), startReader()]) worker.terminate();
  expect(made).toHaveBeenCalledTimes(1);
  const [name, rules] = made.mock.calls[0] ?? [];
  expect(name).toBe("case-viewer");
  for (const address of ["/assets/other.js", "https://elsewhere.example/reader.worker.js", ""]) {
    expect(() => rules?.createScriptURL?.(address)).toThrow(TypeError);
  }
});
