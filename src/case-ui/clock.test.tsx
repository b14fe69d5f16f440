import { afterEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useMinutes } from "./clock.ts";

afterEach(() => void vi.useRealTimers());

const Minutes = () => <time>{new Date(useMinutes()).toISOString()}</time>;

test("a minute begins when it does on the wall, whenever the page was opened", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 59, 40), toFake: ["Date", "setTimeout"] });
  const screen = await render(<Minutes />);
  await expect.element(screen.getByRole("time")).toHaveTextContent("09:59:00");
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByRole("time")).toHaveTextContent("10:00:00");
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByRole("time")).toHaveTextContent("10:01:00");
});

test("one timer serves all who read the clock, ends with the last of them, and begins anew", async () => {
  vi.useFakeTimers({
    now: Date.UTC(2026, 10, 21, 9, 59, 40),
    toFake: ["Date", "setTimeout", "clearTimeout"],
  });
  const idle = vi.getTimerCount();
  const first = await render(<Minutes />);
  const second = await render(<Minutes />);
  expect(vi.getTimerCount()).toBe(idle + 1);
  await first.unmount();
  vi.advanceTimersByTime(20_000);
  await expect.element(second.getByRole("time")).toHaveTextContent("10:00:00");
  await second.unmount();
  expect(vi.getTimerCount()).toBe(idle);
  const third = await render(<Minutes />);
  vi.advanceTimersByTime(60_000);
  await expect.element(third.getByRole("time")).toHaveTextContent("10:01:00");
});
