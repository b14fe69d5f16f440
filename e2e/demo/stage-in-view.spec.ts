import type { Locator } from "@playwright/test";
import { expect, test } from "../fixtures.ts";

/** Scrolls to the end of the case, once all of it is there. */
async function scrollToEnd(raw: Locator) {
  await raw.getByText("Raw").first().waitFor();
  await raw.page().evaluate(() => scrollTo(0, document.body.scrollHeight));
}

test.describe("a selected stage is brought into view", () => {
  test("from the end of the page, by mouse and by keys", async ({ page, casePage }) => {
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

  test("on a phone, by finger and by a link to it, and not by a refresh", async ({
    page,
    casePage,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await casePage.goto(900453);
    await expect(casePage.section("Representment")).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.getByRole("button", { name: "Show all 8 stages" }).click();
    await casePage.select("Dispute opened");
    const heading = (name: string) => casePage.section(name).getByRole("heading", { level: 2 });
    await expect(heading("Dispute opened")).toBeInViewport({ ratio: 1 });

    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press("r");
    await expect(casePage.main.getByText(/updated just now/)).toBeAttached();
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await casePage.goto(900453, "?stage=103");
    await expect(heading("Chargeback")).toBeInViewport({ ratio: 1 });
  });
});
