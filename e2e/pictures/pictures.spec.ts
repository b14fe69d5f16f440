import type { Page } from "@playwright/test";
import { demoArns } from "#service/demo/transactions.ts";
import { test } from "../fixtures.ts";

/** Takes a picture of the whole page, named after the screen and the project. */
async function take(page: Page, screen: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  const { name } = test.info().project;
  await page.screenshot({ path: `test-results/pictures/${screen}-${name}.png`, fullPage: true });
}

/** A form that lacks nothing but its transaction. */
const form = `cases/new?${new URLSearchParams({
  bpCode: "FR",
  "field.f_DisputeAmount": "10.00",
  "field.f_FraudType": "06",
})}`;

const screens = {
  home: "./",
  case: "cases/900453",
  failure: "cases/111",
  create: form,
  settings: "settings",
};

for (const [screen, address] of Object.entries(screens)) {
  test(screen, async ({ page }) => {
    await page.goto(address);
    await take(page, screen);
  });
}

test("result", async ({ page }) => {
  await page.goto(form);
  await page.getByRole("textbox", { name: "ARN" }).fill(demoArns[0] ?? "");
  await page.locator("form button[type=submit]").last().click();
  await page.locator('main a[href*="cases/9"]').first().waitFor();
  await take(page, "result");
});
