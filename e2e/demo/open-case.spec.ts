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

  test("takes a pasted list, and offers each of its cases", async ({
    home,
    worklist,
    casePage,
  }) => {
    await home.open("900455, 900456;900455\t900457");
    await expect(worklist.rows).toHaveCount(3);
    await worklist.row(900456).getByRole("link").click();
    await expect(casePage.heading).toHaveText(/^GF-\d\d-456$/);
  });

  test("says what is no case id, and keeps it for mending", async ({ home, page }) => {
    await home.open("9O0453");
    await expect(home.form.getByRole("alert")).toHaveText("“9O0453” is not a case id.");
    await expect(home.caseId).toHaveValue("9O0453");
    await expect(home.caseId).toBeFocused();
    await expect(page).toHaveURL("/");
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
