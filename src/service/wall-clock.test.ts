import { afterEach, expect, test, vi } from "vitest";
import { machineClock } from "./wall-clock.ts";

afterEach(() => void vi.useRealTimers());

test("the machine's clock is that of the zone it runs in", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 20, 3, 0, 5, 700), toFake: ["Date"] });
  // The tests run in Tokyo.
  expect(machineClock()).toBe("2026-11-20T12:00:05");
});
