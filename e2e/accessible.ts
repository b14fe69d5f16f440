import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The pixels by which a page scrolls sideways, or would if `main` did not clip. */
export const overflowOf = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ left: 10_000, behavior: "instant" });
    const scrolled = scrollX;
    scrollTo({ left: 0, behavior: "instant" });
    const main = document.querySelector("main");
    return Math.max(scrolled, main ? main.scrollWidth - main.clientWidth : 0);
  });

/** Runs axe with the rules of WCAG 2.2 A and AA. @returns what it finds wrong, and the rules that passed */
export async function audit(page: Page): Promise<{ found: string[]; passed: string[] }> {
  // Legacy mode runs in the page itself: a page of its own for each audit takes time.
  const builder = new AxeBuilder({ page }).setLegacyMode();
  // Of a rule that passed one element is enough: to describe each takes half of the time.
  builder.options({ resultTypes: ["violations"] }).withTags(tags);
  const { violations, passes } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  return { found, passed: passes.map(({ id }) => id) };
}

/** The wide one is the last, since tests go on in it. */
const looks = [
  { name: "dark, narrow", colorScheme: "dark", width: 390 },
  { name: "light, wide", colorScheme: "light", width: 1280 },
] as const;

/** Fails in each look when a page is wider than its window, and when axe finds anything wrong, or has not looked. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  for (const { name, colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page), `px outside of the window, ${screen}, ${name}`).toBe(0);
    const { found, passed } = await audit(page);
    expect(found, `${screen}, ${name}`).toEqual([]);
    expect(passed, `rules that looked at ${screen}, ${name}`).toContain("color-contrast");
  }
}
