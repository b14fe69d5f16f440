import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Runs axe with the rules of WCAG 2.2 A and AA. @returns what it finds wrong, and the rules that passed */
export async function audit(page: Page): Promise<{ found: string[]; passed: string[] }> {
  // Legacy mode runs in the page itself: a page of its own for each audit takes time.
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations, passes } = await builder.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  return { found, passed: passes.map(({ id }) => id) };
}

/** Fails when axe finds anything wrong, or has not looked. */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  const { found, passed } = await audit(page);
  expect(found, screen).toEqual([]);
  expect(passed, `rules that looked at ${screen}`).toContain("color-contrast");
}
