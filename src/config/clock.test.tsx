import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useMinutes } from "./clock.ts";

const Minutes = () => <time>{new Date(useMinutes()).toISOString()}</time>;

test("a minute begins when it does on the wall, whenever the page was opened", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 59, 40), toFake: ["Date", "setTimeout"] });
  const screen = await render(<Minutes />);
  await expect.element(screen.getByRole("time")).toMatchTextContent("09:59:00");
  vi.advanceTimersByTime(20_000);
  await expect.element(screen.getByRole("time")).toMatchTextContent("10:00:00");
  vi.advanceTimersByTime(60_000);
  await expect.element(screen.getByRole("time")).toMatchTextContent("10:01:00");
});

test("a computer that has slept shows the time as soon as the tab is seen again", async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 9, 59, 40), toFake: ["Date", "setTimeout"] });
  const screen = await render(<Minutes />);
  vi.setSystemTime(Date.UTC(2026, 10, 21, 18, 30, 10));
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  // React renders in a microtask. Waiting for the text would let the timer run.
  await Promise.resolve();
  expect(screen.getByRole("time").element()).toMatchTextContent("18:30:00");
});
