import { readFileSync } from "node:fs";
import { demoCaseIds } from "#service/demo/demo-cases.ts";
import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../deployment.ts";
import { save, sha256Of } from "../saved.ts";

// The production build and the engine of the demo, over real HTTP and on another origin.
test.use({ behind: "embedded" });

test("an operator's round: sign in, read, download, create with a file, find it again", async ({
  home,
  casePage,
  createPage,
  signIn,
  page,
}) => {
  await home.goto();
  await signIn.with("any token");
  await expect(signIn.accessToken).toHaveAccessibleDescription(/without spaces/);
  await signIn.with("any-token");
  await home.open(900453);
  await expect(casePage.activeStages).toContainText("Representment");
  const letter = readFileSync("src/service/demo/files/letter.txt");
  const saved = await save(casePage.attachments.download("letter-to-merchant.txt"));
  expect(saved).toMatchObject({ size: letter.length, sha256: sha256Of(letter) });

  const bytes = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, at) => (at * 13) % 251));
  await page.getByRole("link", { name: "Create case" }).click();
  await createPage.choose("DP");
  await createPage.arn(1).fill(demoArns[3] ?? "");
  await createPage.field("Disputed amount").fill("47,125");
  await createPage.field("Currency").selectOption("KWD");
  await createPage.field("Reason of the dispute").selectOption("4834");
  await createPage.field("Documents").setInputFiles({ name: "a.bin", mimeType: "", buffer: bytes });
  await createPage.submit.click();
  await createPage.resultItem(1).getByRole("link").click();
  await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
  await expect(casePage.field("Dispute opened", "Disputed amount")).toHaveText("47.125 KWD");

  await page.reload();
  await signIn.with("another-token");
  const again = await save(casePage.attachments.download("a.bin"));
  expect(again).toMatchObject({ size: bytes.length, sha256: sha256Of(bytes) });
});

test("every case of the demo opens", async ({ home, casePage, signIn }) => {
  await home.goto();
  await signIn.with("t");
  for (const id of demoCaseIds) {
    await home.open(id);
    await expect(casePage.heading).toHaveText(new RegExp(`-${id - 900_000}$`));
    await expect(casePage.stages).toBeVisible();
  }
});
