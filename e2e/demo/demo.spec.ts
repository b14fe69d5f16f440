import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

const [arn = ""] = demoArns;

test("says that everything is invented, until a case has been opened", async ({
  page,
  home,
  casePage,
}) => {
  const line = page.getByText("Everything here is invented.");
  await home.goto();
  await expect(line).toBeVisible();
  await home.open(900453);
  await expect(casePage.stages).toBeVisible();
  await home.goto();
  await home.loaded(12);
  await expect(line).toHaveCount(0);
});

test("a created case is deleted by a reset", async ({ page, casePage, createPage }) => {
  const amount = encodeURIComponent('{"amount":"1500.00","currencyCode":"643"}');
  await createPage.goto(
    `?bpCode=DP&arn=${arn}&field.f_DisputeAmount=${amount}&field.f_DisputeReason=4853`,
  );
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expect(page.getByText("Demo data has been reset.")).toBeVisible();
  await casePage.goto(900464);
  await expect(casePage.failure).toContainText("Case 900464 was not found.");
});
