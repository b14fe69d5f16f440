import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Collects the layout shifts of the page: elements that moved without a press or a click. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!("hadRecentInput" in entry && entry.hadRecentInput))
          shifts.push(JSON.stringify(entry));
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(globalThis, { shifts });
  });
  return () =>
    page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await new Promise((resolve) => requestIdleCallback(resolve));
      return JSON.stringify(Reflect.get(globalThis, "shifts"));
    });
}

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`nothing moves while a case opens and is refreshed, ${width} wide`, async ({
    casePage,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const shifts = await watchShifts(page);
    for (const id of [900453, 900462]) {
      await casePage.goto(id);
      await expect(casePage.answer).toBeAttached();
      await page.waitForLoadState("networkidle");
      expect(await shifts()).toBe("[]");
      const answered = page.waitForResponse(/GetBpItem/);
      await casePage.refresh.evaluate((button: HTMLElement) => button.click());
      await answered;
      await expect(page.getByText(/^Case .* is loaded/)).toBeAttached();
      expect(await shifts()).toBe("[]");
    }
    // What the observer reports when something does move.
    await casePage.main.evaluate((main) => {
      main.style.paddingTop = "100px";
    });
    expect(await shifts()).not.toBe("[]");
  });
}
