import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

test("the tour leads to cases and failures, and creates a case, which a reset deletes", async ({
  page,
  home,
  casePage,
  createPage,
  signIn,
}) => {
  const [arn = ""] = demoArns;
  await home.goto();
  const tour = page.getByRole("region", { name: "Demo tour" });
  const openTour = () => tour.getByText("Everything here is invented.").click();
  await home.loaded(12);
  await openTour();
  await tour.getByText("9 more cases to try").click();
  await page.getByRole("link", { name: "Case 900462", exact: true }).click();
  await casePage.openAnswer();
  await expect(casePage.contractNotes).toBeVisible();
  await home.goto();
  await openTour();
  const failures = page.getByRole("list", { name: "When things go wrong" });
  await failures.getByRole("link", { name: "Case 990411", exact: true }).click();
  await expect(signIn.dialog).toContainText("any word will do");
  await signIn.with("anything");
  await expect(casePage.failure).toContainText("was not found");

  await page.getByRole("link", { name: "Case viewer" }).click();
  await openTour();
  await page.getByRole("button", { name: `Copy ARN ${arn}` }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Form with a dispute" }).click();
  await expect(createPage.field("Reason of the dispute")).toHaveValue("4853");
  await createPage.arn(1).press("ControlOrMeta+V");
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
  await expect(casePage.fact("Amount")).toHaveText("1\u00A0500.00 RUB");
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expect(page.getByText("Demo data has been reset.")).toBeVisible();
  await casePage.goto(900464);
  await expect(casePage.failure).toContainText("Case 900464 was not found.");
});

test("the tour that was closed stays closed over a reload", async ({ page, home }) => {
  await home.goto();
  await page.getByRole("button", { name: "Close the tour" }).click();
  await page.reload();
  await home.loaded(12);
  await expect(page.getByRole("region", { name: "Demo tour" })).toHaveCount(0);
});
