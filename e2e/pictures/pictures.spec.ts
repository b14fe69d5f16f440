import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

const amount = encodeURIComponent('{"amount":"10.00","currencyCode":"643"}');

const screens = {
  home: "./",
  case: "cases/900453",
  failure: "cases/111",
  create: `cases/new?bpCode=FR&field.f_DisputeAmount=${amount}&field.f_FraudType=06`,
  settings: "settings",
};

const looks = [1280, 390].flatMap((width) =>
  (["light", "dark"] as const).flatMap((colorScheme) =>
    ["en-GB", "ru-RU"].map((locale) => ({ width, colorScheme, locale })),
  ),
);

for (const { width, colorScheme, locale } of looks) {
  const look = `${width}-${colorScheme}-${locale.slice(0, 2)}`;
  test.describe(look, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme, locale });

    test("pictures", async ({ page }) => {
      const take = async (screen: string) => {
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForLoadState("networkidle");
        const path = `test-results/pictures/${screen}-${look}.png`;
        await page.screenshot({ path, fullPage: true });
      };
      for (const [screen, address] of Object.entries(screens)) {
        await page.goto(address);
        await take(screen);
      }
      await page.goto(screens.create);
      await page.getByRole("textbox", { name: "ARN" }).fill(demoArns[0] ?? "");
      await page.keyboard.press("Control+Enter");
      await expect(page.locator('main a[href*="cases/9"]')).toBeVisible();
      await take("result");
    });
  });
}
