import { expect, test } from "../fixtures.ts";
import type { CasePage } from "../pages/case-page.ts";

/** Scrolls to the end of the case, once all of it is there. */
async function scrollToEnd({ answer, page }: CasePage) {
  await answer.waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

const expectInView = (casePage: CasePage, stage: string) =>
  expect(casePage.section(stage).getByRole("heading", { level: 2 })).toBeInViewport({ ratio: 1 });

test("a stage selected by mouse, key or link comes into view", async ({ page, casePage }) => {
  await casePage.goto(900453);
  // The second time it is selected already.
  for (const _ of [1, 2]) {
    await scrollToEnd(casePage);
    await casePage.select("Arbitration");
    await expectInView(casePage, "Arbitration");
  }
  await scrollToEnd(casePage);
  await page.keyboard.press("k");
  await expectInView(casePage, "Pre-arbitration response");
  const from = await page.evaluate(() => scrollY);
  await page.keyboard.press("k");
  await expectInView(casePage, "Pre-arbitration");
  expect(await page.evaluate(() => scrollY)).toBe(from);
  await page.setViewportSize({ width: 390, height: 844 });
  await casePage.goto(900453, "?stage=103");
  await expectInView(casePage, "Chargeback");
});
