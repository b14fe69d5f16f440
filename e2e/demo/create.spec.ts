import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

const [arn = ""] = demoArns;

test("the click that leaves a doubtful card number still counts", async ({ createPage }) => {
  await createPage.goto("?bpCode=DP");
  await createPage.card(1).pressSequentially("2200 0012 3456 2288");
  await createPage.addTransaction.click();
  await expect(createPage.transaction(1)).toContainText("check digit is wrong");
  await expect(createPage.transaction(2)).toBeVisible();
});

test("leaving a changed form asks first", async ({ createPage, home, page }) => {
  const title = page.getByRole("heading", { level: 1 });
  await home.goto();
  await page.getByRole("link", { name: "Create case" }).click();
  await expect(createPage.form).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(title).toHaveText("Settings");
  await page.goBack();
  await createPage.arn(1).fill(arn);
  const asks = page.getByRole("alertdialog", { name: "Leave this form?" });
  for (const delta of [-1, 1]) {
    await page.evaluate((by) => history.go(by), delta);
    await asks.getByRole("button", { name: "Stay" }).click();
    await expect(createPage.arn(1)).toHaveValue(arn);
    await expect(page).toHaveURL(/\/cases\/new$/);
  }
  await page.evaluate(() => history.forward());
  await asks.getByRole("button", { name: "Leave" }).click();
  await expect(title).toHaveText("Settings");
});
