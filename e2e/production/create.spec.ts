import { readFileSync } from "node:fs";
import { demoArns } from "#service/demo/transactions.ts";
import { expect, test } from "../deployment.ts";
import { save, sha256Of } from "../saved.ts";
import { empty, hold, json } from "../servers/replies.ts";

const arns = ["74001016301868581499775", "72200336303800042165011", "74004146298083653462175"];
const [arn = ""] = arns;
const created = json(
  '{"resultItems":[{"bpItemId":7100001,"success":true,"errorMessage":""}],"success":true}',
);

const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, index) => index));
const comment = "“Ничего”\nnot <b>delivered</b>";
const values = {
  f_DisputeAmount: JSON.stringify({ amount: "123456789012345678901.50", currencyCode: "643" }),
  f_DisputeReason: "4853",
  f_Comment: comment,
  f_Docs: JSON.stringify({ fileName: "all bytes.bin", content: bytes.toString("base64") }),
  x_free: "a value\twith a tab",
};

test("the request has exactly the specified keys, and what was typed", async ({
  plain,
  createPage,
  signIn,
  page,
}) => {
  plain.creates(created);
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.arn(1).fill(arn);
  await createPage.card(1).pressSequentially("2200 0012 3456 2280");
  await createPage.addTransaction.click();
  await createPage.arn(2).fill(` ${arns[1]} `);
  await createPage.field("Disputed amount").fill("123 456 789 012 345 678 901,5");
  await createPage.field("Reason of the dispute").selectOption("4853");
  await createPage.field("Comment").fill(comment);
  await createPage
    .field("Documents")
    .setInputFiles({ name: "all bytes.bin", mimeType: "", buffer: bytes });
  await createPage.addRow(1, "x_free", values.x_free);
  await createPage.submit.click();
  await expect(createPage.resultItem(1)).toContainText("Created");
  const request = plain.only("CreateBp");
  expect(request).toMatchObject({
    method: "POST",
    path: "/webapi/v1/BpEngineApi/CreateBp",
    query: "",
    headers: {
      "x-authorization": "Bearer t",
      "content-type": "application/json",
      accept: "application/json",
    },
  });
  expect(JSON.parse(request.body)).toEqual({
    operationDataList: [
      { acquirerReferenceData: arn, CardNumber: "2200001234562280" },
      { acquirerReferenceData: arns[1] },
    ],
    fields: Object.entries(values).map(([code, value]) => ({ code, value })),
    bpCode: "DP",
  });
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect((await page.content()) + kept + page.url()).not.toMatch(/2200 ?0012 ?3456 ?2280/);
});

test.describe("with three transactions", () => {
  test.use({ config: { formProfile: "" } });

  test.beforeEach(async ({ createPage, signIn }) => {
    await createPage.goto("?bpCode=DP&field.x_why=late");
    await signIn.with("t");
    for (const [index, one] of arns.entries()) {
      if (index > 0) await createPage.addTransaction.click();
      await createPage.arn(index + 1).fill(one);
    }
  });

  test("a 401 is the dialog over the form, which loses nothing and carries on", async ({
    plain,
    createPage,
    signIn,
  }) => {
    plain.creates(empty(401), created);
    await createPage.submit.click();
    await expect(signIn.dialog).toContainText("Your work is still here");
    await signIn.with("new");
    await expect(createPage.main).toContainText("Nothing was created.");
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
    await createPage.submit.click();
    await expect(createPage.result).toBeVisible();
    const [first, second] = plain.requestsOf("CreateBp");
    expect(second?.headers["x-authorization"]).toBe("Bearer new");
    expect(second?.body).toBe(first?.body);
  });

  test("one press is one request, however often it is pressed", async ({
    plain,
    createPage,
    page,
  }) => {
    const held = hold(created);
    plain.creates(held.reply);
    await createPage.submit.scrollIntoViewIfNeeded();
    const { x = 0, y = 0 } = (await createPage.submit.boundingBox()) ?? {};
    await page.mouse.dblclick(x + 8, y + 8);
    await held.arrived;
    await page.mouse.click(x + 8, y + 8);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Space");
    held.release();
    await expect(createPage.result).toBeVisible();
    expect(plain.requestsOf("CreateBp")).toHaveLength(1);
  });
});

test.describe("with the service of the demo, over real HTTP", () => {
  test.use({ behind: "embedded" });

  test("an operator signs in, reads, downloads, creates with a file and finds it again", async ({
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

    await page.getByRole("link", { name: "Create case" }).click();
    await createPage.choose("DP");
    await createPage.arn(1).fill(demoArns[3] ?? "");
    await createPage.field("Disputed amount").fill("47,125");
    await createPage.field("Currency").selectOption("KWD");
    await createPage.field("Reason of the dispute").selectOption("4834");
    await createPage
      .field("Documents")
      .setInputFiles({ name: "a.bin", mimeType: "", buffer: bytes });
    await createPage.submit.click();
    await createPage.resultItem(1).getByRole("link").click();
    await expect(casePage.heading).toHaveText(/^DP-\d\d-464$/);
    await expect(casePage.field("Dispute opened", "Disputed amount")).toHaveText("47.125 KWD");

    await page.reload();
    await signIn.with("another-token");
    const again = await save(casePage.attachments.download("a.bin"));
    expect(again).toMatchObject({ size: bytes.length, sha256: sha256Of(bytes) });
  });
});
