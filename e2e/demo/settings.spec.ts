import { expect, test } from "../fixtures.ts";

test("the connection is shown, and says that the demo is one", async ({ settingsPage }) => {
  await settingsPage.goto();
  await expect(settingsPage.heading).toBeVisible();
  await expect(settingsPage.setting("Service")).toHaveText("embedded in this browser");
  await expect(settingsPage.setting("Access token")).toHaveText("you are signed in automatically");
  await expect(settingsPage.connection.getByRole("textbox")).toHaveCount(0);
  await expect(settingsPage.page.getByText("Demo service")).toBeVisible();
});

test("a theme applies at once, and stays after a reload", async ({ settingsPage, page }) => {
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await settingsPage.goto();
  const light = await background();
  await settingsPage.theme("Dark").check();
  await expect.poll(background).not.toBe(light);
  expect(await scheme()).toBe("dark");
  await page.reload();
  await expect(settingsPage.theme("Dark")).toBeChecked();
  expect(await scheme()).toBe("dark");
  await page.getByRole("button", { name: "Clear stored data" }).click();
  await expect(settingsPage.theme("Same as system")).toBeChecked();
  expect(await background()).toBe(light);
});
