import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";

test("Reset demo data deletes what was created, and nothing else", async ({
  createPage,
  settingsPage,
  casePage,
}) => {
  await createPage.goto("?bpCode=GF&field.f_DisputeAmount=99");
  await createPage.field("What is asked for").fill("The fare of a cancelled flight.");
  await createPage.arn(1).fill(demoArns[0] ?? "");
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  await settingsPage.goto();
  await settingsPage.reset.click();
  await expect(settingsPage.resetDone).toBeVisible();
  await casePage.goto(900464);
  await expect(casePage.failure).toContainText("Case 900464 was not found.");
  await casePage.goto(900453);
  await expect(casePage.stages).toBeVisible();
});
