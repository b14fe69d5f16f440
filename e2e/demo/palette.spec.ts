import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("opens a case and what is in it, and runs commands, in either keyboard layout", async ({
  palette,
  settingsPage,
  casePage,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settingsPage.goto();
  await palette.button.click();
  await expect(palette.box).toBeFocused();
  await expect(palette.count).toHaveText(/^\d+ results$/);
  await expect(palette.dialog).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "the palette");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 1280, height: 800 });
  await palette.run("https://viewer.bank.example/cases/900454?stage=201");
  await expect(casePage.heading).toHaveText(/^FR-\d\d-454$/);
  await expect(casePage.section("Fraud reported")).toBeVisible();

  await palette.find("900453");
  await expect(palette.options.first()).toHaveText("Open case 900453");
  await page.keyboard.press("Enter");
  await expect(casePage.heading).toHaveText(/^DP-\d\d-453$/);
  await expect(casePage.main).toBeFocused();
  // The case offers its entries once its last part has been rendered.
  await expect(casePage.raw).toBeVisible();

  await palette.run("amount settled");
  await expect(casePage.section("Dispute closed")).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Settled amount");
  await expect(page.locator(":focus")).toBeInViewport();
  await palette.run("letter-to-merchant");
  await expect(casePage.attachments.item("letter-to-merchant.txt")).toBeFocused();
  await expect(casePage.attachments.item("letter-to-merchant.txt")).toBeInViewport();

  await palette.run("ырщц ршввут");
  await expect(casePage.showHidden).toBeChecked();
  await palette.run("скуфеу");
  await expect(page).toHaveURL(/\/cases\/new$/);
});
