import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

test("says that everything is invented, until a case has been opened; a reset deletes what was created", async ({
  page,
  home,
  casePage,
  createPage,
}) => {
  const line = page.getByText("Everything here is invented.");
  await home.goto();
  await expect(line).toBeVisible();
  const amount = encodeURIComponent('{"amount":"1500.00","currencyCode":"643"}');
  await createPage.goto(
    `?bpCode=DP&arn=${demoArns[0]}&field.f_DisputeAmount=${amount}&field.f_DisputeReason=4853`,
  );
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
  await home.back();
  await expect(home.row(900464)).toBeVisible();
  await expect(line).toHaveCount(0);
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("button", { name: "Reset demo data" }).click();
  await expect(page.getByText("Demo data has been reset.")).toBeVisible();
  await home.open(900464);
  await expect(casePage.failure).toContainText("Case 900464 was not found.");
});
