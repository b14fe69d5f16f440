import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { useMinutes } from "./clock.ts";

const Minutes = () => <time>{new Date(useMinutes()).toISOString()}</time>;

test("a minute begins when it does on the wall, also after the computer has slept", async () => {
  const now = Date.UTC(2026, 10, 21, 9, 59, 40);
  vi.useFakeTimers({ now, toFake: ["Date", "setInterval", "clearInterval"] });
  const screen = await render(<Minutes />);
  const shown = screen.getByRole("time");
  await expect.element(shown).toMatchTextContent("09:59:00");
  vi.advanceTimersByTime(20_000);
  await expect.element(shown).toMatchTextContent("10:00:00");
  vi.setSystemTime(Date.UTC(2026, 10, 21, 18, 30, 10));
  vi.advanceTimersByTime(1000);
  await expect.element(shown).toMatchTextContent("18:30:00");
});
