import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";
import { storedAsSeen } from "../seen-cases.ts";

/** Scrolls to the end of the case, once all of it is there. */
async function scrollToEnd(raw: Locator) {
  await raw.getByText("Raw").first().waitFor();
  await raw.page().evaluate(() => scrollTo(0, document.body.scrollHeight));
}

test("a stage that is selected by mouse or by keys is brought into view", async ({
  page,
  casePage,
}) => {
  await casePage.goto(900453);
  const heading = (name: string) => casePage.section(name).getByRole("heading", { level: 2 });
  await scrollToEnd(casePage.raw);
  await expect(heading("Representment")).not.toBeInViewport();
  await casePage.select("Arbitration");
  await expect(heading("Arbitration")).toBeInViewport({ ratio: 1 });
  await expect(
    casePage.stages.getByRole("link", { name: "Arbitration", exact: true }),
  ).toBeFocused();

  await scrollToEnd(casePage.raw);
  await casePage.select("Arbitration");
  await expect(heading("Arbitration"), "selected already").toBeInViewport({ ratio: 1 });

  await scrollToEnd(casePage.raw);
  await page.keyboard.press("k");
  await expect(heading("Pre-arbitration response")).toBeInViewport({ ratio: 1 });
  const from = await page.evaluate(() => scrollY);
  await page.keyboard.press("k");
  await expect(heading("Pre-arbitration")).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(from);
});

test("on a phone a stage is brought into view by finger and by a link to it, and not by a refresh", async ({
  page,
  casePage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // Each reading finds this case a step further.
  await casePage.goto(900452);
  await expect.poll(() => storedAsSeen(page)).toMatchObject({ cases: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.getByRole("button", { name: /^Show all \d stages$/ }).click();
  await casePage.select("Dispute opened");
  const heading = (name: string) => casePage.section(name).getByRole("heading", { level: 2 });
  await expect(heading("Dispute opened")).toBeInViewport({ ratio: 1 });

  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press("r");
  await expect(casePage.changes).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await casePage.goto(900453, "?stage=103");
  await expect(heading("Chargeback")).toBeInViewport({ ratio: 1 });
});
