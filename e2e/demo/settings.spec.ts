import { expect, test } from "../fixtures.ts";

test("a theme and the worklist stay after a reload where the operator wants it, until they are cleared", async ({
  home,
  worklist,
  settingsPage,
  page,
}) => {
  const root = page.locator("html");
  const stored = () => page.evaluate(() => JSON.stringify(localStorage));
  await home.goto();
  await home.open("900453 900456");
  await expect(worklist.row(900456)).toBeVisible();
  expect(await stored()).not.toContain("900456");
  await worklist.keep.check();
  await page.reload();
  await expect(worklist.row(900456)).toContainText("GF-");
  expect(await stored()).toContain("900456");

  await settingsPage.goto();
  await settingsPage.theme("Dark").check();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.reload();
  await expect(settingsPage.theme("Dark")).toBeChecked();
  await expect(root).toHaveCSS("color-scheme", "dark");
  await page.getByRole("button", { name: "Clear stored data" }).click();
  await expect(settingsPage.theme("Same as system")).toBeChecked();
  await expect(root).not.toHaveCSS("color-scheme", "dark");
  await expect.poll(stored).not.toContain("900456");
});
