import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

test.beforeEach(({ home }) => home.goto());

test("the tour leads to a case, and says what each of the others shows", async ({
  home,
  casePage,
  page,
}) => {
  const tour = page.getByRole("region", { name: "Demo tour" });
  await tour.getByText("9 more cases to try").click();
  const step = tour.getByRole("listitem").filter({ has: home.caseLink(900457) });
  await expect(step.last()).toContainText("one of its files is 20 MB");

  await home.caseLink(900462).click();
  await expect(casePage.contractNotes).toBeVisible();
});

test("the tour creates a case from its link and its ARN", async ({
  page,
  context,
  createPage,
  casePage,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  const [arn = ""] = demoArns;
  await page.getByRole("button", { name: `Copy ARN ${arn}` }).click();
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  await expect(page.getByText(arn, { exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Form with a dispute" }).click();
  await expect(createPage.field("Reason of the dispute")).toHaveValue("4853");
  await createPage.arn(1).fill(arn);
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
  await expect(casePage.fact("Amount")).toHaveText("1\u202F500.00 RUB");
});

test("the tour leads to failures, and any text signs in again after a refused token", async ({
  page,
  home,
  casePage,
  signIn,
}) => {
  const failures = page.getByRole("list", { name: "When things go wrong" });
  await expect(failures.getByRole("link")).toHaveCount(5);
  await home.caseLink(990411).click();
  await expect(signIn.dialog).toContainText("any text will do");
  await signIn.with("anything");
  await expect(casePage.stages).toBeVisible();
});
