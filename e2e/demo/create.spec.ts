import { demoSeries } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

test("a table of disputes with an amount each is one paste and one question", async ({
  createPage,
  casePage,
}) => {
  await createPage.goto("?bpCode=DP");
  const rows = demoSeries
    .slice(0, 10)
    .map((rowArn, index) => `${rowArn}\t${1001 + index}.50 RUB\t4853`);
  await createPage.paste(["ARN\tDisputed amount\tПричина диспута", ...rows].join("\n"));
  await expect(createPage.submit).toHaveText(/^Create cases \(10\)/);
  await expect(createPage.form).toContainText("10 060.00 RUB in total");
  await createPage.submit.click();
  await createPage.confirm.click();
  await expect(createPage.main).toContainText("10 of 10 created");
  const item = createPage.resultItem(7);
  await expect(item).toContainText(demoSeries[6] ?? "");
  await item.getByRole("link").click();
  await expect(casePage.main).toContainText("1 007.50 RUB");
});
