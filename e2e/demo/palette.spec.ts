import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("opens a case from any page, by its id or a pasted link", async ({
  palette,
  settingsPage,
  casePage,
  page,
}) => {
  await settingsPage.goto();
  await expect(settingsPage.heading).toBeVisible();
  await palette.find("900453");
  await expect(palette.options.first()).toHaveText("Open case 900453");
  await page.keyboard.press("Enter");
  await expect(casePage.heading).toHaveText(/^DP-\d\d-453$/);
  await expect(casePage.main).toBeFocused();

  await palette.run("https://viewer.bank.example/cases/900454?stage=201");
  await expect(casePage.heading).toHaveText(/^FR-\d\d-454$/);
  await expect(casePage.section("Fraud reported")).toBeVisible();
});

test.describe("on a case", () => {
  test.beforeEach(async ({ casePage }) => {
    await casePage.goto(900453);
    await expect(casePage.stages).toBeVisible();
    // The case offers its entries once its last part has been rendered.
    await expect(casePage.raw).toBeVisible();
  });

  test("goes to a field of another stage, and to a document", async ({
    palette,
    casePage,
    page,
  }) => {
    await palette.run("amount settled");
    await expect(casePage.section("Dispute closed")).toBeVisible();
    await expect(page.locator(":focus")).toContainText("Settled amount");
    await expect(page.locator(":focus")).toBeInViewport();

    await palette.run("letter-to-merchant");
    await expect(casePage.attachments.item("letter-to-merchant.txt")).toBeFocused();
    await expect(casePage.attachments.item("letter-to-merchant.txt")).toBeInViewport();
  });

  test("runs commands, in either keyboard layout", async ({ palette, casePage, page }) => {
    await palette.run("ырщц ршввут");
    await expect(casePage.showHidden).toBeChecked();
    await palette.run("скуфеу");
    await expect(page).toHaveURL(/\/cases\/new$/);
  });
});

test("opens from the bar of a phone, announces its results, and passes axe", async ({
  palette,
  casePage,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await casePage.goto(900453);
  await expect(palette.button).toBeInViewport({ ratio: 1 });
  await palette.button.click();
  await expect(palette.box).toBeFocused();
  await expect(palette.count).toHaveText(/^\d+ results$/);
  await expect(palette.dialog).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, "the palette");
});
