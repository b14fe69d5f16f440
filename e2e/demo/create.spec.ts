import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../fixtures.ts";
import type { CreatePage } from "../pages/create-page.ts";
import { save, sha256Of } from "../saved.ts";

const [firstArn = ""] = demoArns;

/** Fills in what a good-faith case requires besides a transaction. */
async function fillGoodFaith(form: CreatePage) {
  await form.field("Disputed amount").fill("99");
  await form.field("What is asked for").fill("The fare of a cancelled flight.");
}

/** Bytes that are no text, so that nothing on the way can pass them on as one. */
const bytes = Buffer.from(Uint8Array.from({ length: 30_000 }, (_, index) => (index * 7) % 256));

test("a case shows what was typed, also after a reload, and gives its file back", async ({
  createPage,
  casePage,
  page,
}) => {
  await createPage.goto();
  await createPage.choose("DP");
  await createPage.arn(1).fill(firstArn);
  await createPage.field("Disputed amount").fill("1 234,5");
  await createPage.field("Reason of the dispute").selectOption("4853");
  await createPage.field("Goods received").getByRole("radio", { name: "In part" }).check();
  await createPage
    .field("Documents")
    .setInputFiles({ name: "доказательство №1.bin", mimeType: "", buffer: bytes });
  await createPage.addRow(1, "f_Comment", "By a free row.\nIn two lines.");
  await createPage.submit.click();
  await expect(createPage.result.getByRole("listitem")).toHaveCount(1);
  await expect(createPage.resultItem(1)).toContainText("Created");
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);

  await page.reload();
  await expect(casePage.transaction).toContainText(firstArn);
  const field = (name: string) => casePage.field("Dispute opened", name);
  await expect(field("Disputed amount")).toHaveText("1\u202F234.50 RUB");
  await expect(field("Reason of the dispute")).toContainText("4853");
  await expect(field("Goods received")).toHaveText("In part 2");
  await expect(field("Comment")).toHaveText("By a free row.\nIn two lines.", {
    useInnerText: true,
  });
  expect(await save(casePage.attachments.download("доказательство №1.bin"))).toEqual({
    name: "доказательство №1.bin",
    size: bytes.length,
    sha256: sha256Of(bytes),
  });
});

test("Reset demo data forgets what was created, and nothing else", async ({
  createPage,
  settingsPage,
  casePage,
}) => {
  await createPage.goto("?bpCode=GF");
  await fillGoodFaith(createPage);
  await createPage.arn(1).fill(firstArn);
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
