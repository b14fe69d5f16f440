import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("the stage clock says where the time of a case went, and stays open from case to case", async ({
  casePage,
  page,
}) => {
  await casePage.goto(900453);
  const clock = casePage.section("Stage clock");
  const rows = clock.getByRole("list", { name: "Stage clock" }).getByRole("listitem");
  await expect(rows).toHaveCount(0);
  await clock.getByText("Time spent in each stage").click();
  await expect(rows).toHaveCount(8);
  await expect(rows.filter({ hasText: "Retrieval request" })).toContainText("7 days");
  const active = rows.filter({ hasText: "Representment" });
  await expect(active).toContainText(/\d+ days so far since /);
  await expect(active).toContainText("Waiting for the acquirer");
  await expect(active).toContainText("2 days 4 hours left");
  await expect(rows.filter({ hasText: "Dispute closed" })).toContainText("Not under way");

  await clock.getByRole("link", { name: "Chargeback" }).press("Enter");
  await expect(page).toHaveURL(/\?stage=103$/);
  await expect(casePage.section("Chargeback")).toBeVisible();
  await expectAccessible(page, "the stage clock");

  await page.getByRole("textbox", { name: "Case id" }).fill("900459");
  await page.keyboard.press("Enter");
  await expect(casePage.heading).toHaveText(/459$/);
  await expect(rows.filter({ hasText: "Dispute closed" })).toContainText("Reached");
});

test("an ARN says what its digits mean", async ({ casePage, page }) => {
  await casePage.goto(900453);
  const about = casePage.transaction.getByRole("button", { name: "About this ARN" });
  await about.press("Enter");
  await expect(casePage.transaction).toContainText(/400101\s*Acquirer id/);
  await expect(casePage.transaction).toContainText(/6281\s*Date: 8 Oct \d{3}6/);
  await expectAccessible(page, "the details of an ARN");
});

test("things to check lead to their stages", async ({ casePage, page }) => {
  await casePage.goto(900462);
  const things = casePage.section("Things to check");
  await expect(things.getByRole("listitem")).not.toHaveCount(0);
  await expectAccessible(page, "things to check");
  await things.getByRole("link", { name: "Show stage Representment" }).press("Enter");
  await expect(casePage.section("Representment")).toBeVisible();
  // The control: a case in order has none.
  await casePage.goto(900453);
  await expect(casePage.participants).toBeVisible();
  await expect(things).toHaveCount(0);
});

test.describe("on a telephone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, colorScheme: "dark" });

  test("the stage clock and the details of an ARN stay inside the screen", async ({
    casePage,
    page,
  }) => {
    await casePage.goto(900453);
    const clock = casePage.section("Stage clock");
    await clock.getByText("Time spent in each stage").tap();
    await expect(clock.getByRole("listitem")).toHaveCount(8);
    await casePage.transaction.getByRole("button", { name: "About this ARN" }).tap();
    await expect(casePage.transaction).toContainText("Film locator");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await expectAccessible(page, "the stage clock on a telephone");
  });
});
