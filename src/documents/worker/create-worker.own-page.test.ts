import { expect, test, vi } from "vitest";
import { createWorker } from "./create-worker.ts";

test("one Trusted Types policy allows the worker's URL and no other", () => {
  const { trustedTypes } = window;
  if (!trustedTypes) throw new Error("this browser has no Trusted Types");
  const made = vi.spyOn(trustedTypes, "createPolicy");
  for (const worker of [createWorker(), createWorker()]) worker.terminate();
  expect(made).toHaveBeenCalledTimes(1);
  const [name, rules] = made.mock.calls[0] ?? [];
  expect(name).toBe("case-viewer");
  for (const address of ["/assets/other.js", "https://elsewhere.example/files.worker.js", ""]) {
    expect(() => rules?.createScriptURL?.(address)).toThrow(TypeError);
  }
});
