import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

test("the timeline says where the time of a case went", async ({ casePage, page }) => {
  await casePage.goto(900453);
  await expect(casePage.stage("Retrieval request")).toContainText("7 days, ");
  await expect(casePage.stage("Representment")).toContainText(/\d+ days so far, since /);
  await expect(casePage.stage("Dispute closed")).toContainText("Not started, planned for ");
  await expectAccessible(page, "the timeline");
  await casePage.goto(900459);
  await expect(casePage.stage("Dispute closed")).toContainText("Reached");
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

  test("the stage times and the details of an ARN stay inside the screen", async ({
    casePage,
    page,
  }) => {
    await casePage.goto(900453);
    await expect(
      casePage.stage("Retrieval request").getByText("7 d", { exact: true }),
    ).toBeVisible();
    await casePage.transaction.getByRole("button", { name: "About this ARN" }).tap();
    await expect(casePage.transaction).toContainText("Film locator");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    await expectAccessible(page, "the stage times on a telephone");
  });
});
