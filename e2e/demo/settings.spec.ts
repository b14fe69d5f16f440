import { expect, test } from "../fixtures.ts";

test("a theme applies at once, and stays after a reload", async ({ settingsPage, page }) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await settingsPage.goto();
  const light = await background();
  await settingsPage.theme("Dark").check();
  await expect.poll(background).not.toBe(light);
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.reload();
  await expect(settingsPage.theme("Dark")).toBeChecked();
  await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Clear stored data" }).click();
  await expect(settingsPage.theme("Same as system")).toBeChecked();
  await expect.poll(background).toBe(light);
});
