import { expect, test } from "../fixtures.ts";

test.describe("open a case", () => {
  test.beforeEach(({ home }) => home.goto());

  test("the box has the focus, and takes a case id", async ({ page, home, casePage }) => {
    await expect(home.heading).toBeVisible();
    await expect(home.caseId).toBeFocused();
    await page.keyboard.type("900453");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/cases\/900453$/);
    await expect(casePage.heading).toHaveText(/^DP-\d\d-453$/);
    await expect(page).toHaveTitle(/^DP-\d\d-453$/);
  });

  test("takes a pasted link, with the stage it names", async ({ home, casePage, page }) => {
    await home.open("https://viewer.bank.example/cases/900454?stage=201");
    await expect(page).toHaveURL(/\/cases\/900454\?stage=201$/);
    await expect(casePage.heading).toHaveText(/^FR-\d\d-454$/);
    await expect(casePage.section("Fraud reported")).toBeVisible();
  });

  test("shows cases to try", async ({ home, casePage }) => {
    await home.caseLink(900453).click();
    await expect(casePage.stages).toBeVisible();
  });

  test("/ focuses the box from anywhere", async ({ page, home, casePage }) => {
    await casePage.goto(900453);
    await expect(casePage.stages).toBeVisible();
    await page.keyboard.press("/");
    await expect(home.caseId).toBeFocused();
    await expect(home.caseId).toHaveValue("");
    await page.keyboard.type("900459");
    await page.keyboard.press("Enter");
    await expect(casePage.heading).toHaveText(/^DP-\d\d-459$/);
  });
});
