import { expect, test } from "../fixtures.ts";

test("a theme stays until it is cleared", async ({ settingsPage, page }) => {
  const root = page.locator("html");
  await settingsPage.goto();
  await settingsPage.theme("Dark").check();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.reload();
  await expect(settingsPage.theme("Dark")).toBeChecked();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Clear stored data" }).click();
  await expect(settingsPage.theme("Same as system")).toBeChecked();
  await expect(root).not.toHaveCSS("color-scheme", "dark");
});
