import { afterEach, expect, test, vi } from "vitest";
import { holdingArns } from "./arn-hold.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("an ARN is held by one at a time, and free again when the work has ended, however it ends", async () => {
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const work = holdingArns(["1", "2"], async (heldElsewhere) => {
    expect(heldElsewhere).toEqual([]);
    begun.resolve();
    await first.promise;
  });
  await begun.promise;
  // What was let go of by mistake is free once another lock has come and gone.
  await holdingArns(["9"], async () => {});
  expect(await holdingArns(["2", "3"], async (heldElsewhere) => heldElsewhere)).toEqual(["2"]);
  first.reject(new Error("lost"));
  await expect(work).rejects.toThrow("lost");
  await expect
    .poll(() => holdingArns(["1", "2", "3"], async (heldElsewhere) => heldElsewhere))
    .toEqual([]);
});

test("where a browser gives no locks the work is done all the same", async () => {
  vi.spyOn(navigator.locks, "request").mockRejectedValue(new DOMException("", "SecurityError"));
  expect(await holdingArns(["1"], async (heldElsewhere) => heldElsewhere)).toEqual([]);
});

test("nor does a page without TLS miss them", async () => {
  vi.stubGlobal("navigator", {});
  expect(await holdingArns(["1"], async (heldElsewhere) => heldElsewhere)).toEqual([]);
});
