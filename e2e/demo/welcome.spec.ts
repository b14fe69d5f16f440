import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

test.beforeEach(({ home }) => home.goto());

test("the tour creates a case from its link and its ARN, and a reset deletes it", async ({
  page,
  createPage,
  casePage,
}) => {
  const [arn = ""] = demoArns;
  await page.getByRole("button", { name: `Copy ARN ${arn}` }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Form with a dispute" }).click();
  await expect(createPage.field("Reason of the dispute")).toHaveValue("4853");
  await createPage.arn(1).press("ControlOrMeta+V");
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
  await expect(casePage.fact("Amount")).toHaveText("1\u202F500.00 RUB");

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expect(page.getByText("The demo has its first cases again.")).toBeVisible();
  await casePage.goto(900464);
  await expect(casePage.failure).toContainText("Case 900464 was not found.");
});

test("the tour leads to cases and failures, and any word signs in again after a refused token", async ({
  page,
  home,
  casePage,
  signIn,
}) => {
  const tour = page.getByRole("region", { name: "Demo tour" });
  await tour.getByText("9 more cases to try").click();
  await home.caseLink(900462).click();
  await expect(casePage.contractNotes).toBeVisible();
  await home.goto();
  await expect(
    page.getByRole("list", { name: "When things go wrong" }).getByRole("link"),
  ).toHaveCount(5);
  await home.caseLink(990411).click();
  await expect(signIn.dialog).toContainText("any word will do");
  await signIn.with("anything");
  await expect(casePage.stages).toBeVisible();
});
