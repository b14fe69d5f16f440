import { expect, test } from "../deployment.ts";

test.use({ config: { keepToken: "tab" }, locale: "ru-RU" });

test("a browser that stores nothing costs only what would be stored", async ({ context, page }) => {
  // What Chromium does where an administrator has blocked all data of sites.
  await context.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await page.goto("settings");
  await page.getByLabel("Токен доступа").fill("a-token");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "English" }).click();
  await page.getByRole("radio", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.getByRole("link", { name: "Create case" }).click();
  await page.getByRole("radio", { name: "DP dispute" }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  const question = page.getByRole("alertdialog", { name: "Sign out?" });
  await expect(question).toContainText("1 form");
  await question.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("textbox", { name: "Access token" }).fill("a-token");
  await page.keyboard.press("Enter");
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(page.getByRole("radio", { name: "DP dispute" })).not.toBeChecked();
});
