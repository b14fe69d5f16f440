import { expect, test } from "../deployment.ts";
import { json } from "../servers/replies.ts";

const arns = ["74001016301868581499775", "72200336303800042165011", "74004146298083653462175"];
const [arn = ""] = arns;
const created = json(
  '{"resultItems":[{"bpItemId":7100001,"success":true,"errorMessage":""}],"success":true}',
);

test.describe("the request", () => {
  const bytes = Buffer.from(Uint8Array.from({ length: 256 }, (_, at) => at));

  test.beforeEach(async ({ plain, createPage, signIn }) => {
    plain.creates(created);
    await createPage.goto("?bpCode=DP");
    await signIn.with("t");
    await createPage.arn(1).fill(arn);
    await createPage.card(1).pressSequentially("2200 0012 3456 2280");
    await createPage.addTransaction.click();
    await createPage.arn(2).fill(` ${arns[1]} `);
    await createPage.field("Disputed amount").fill("123 456 789 012 345 678 901,5");
    await createPage.field("Reason of the dispute").selectOption("4853");
    await createPage.field("Comment").fill("“Ничего”\nnot <b>delivered</b>");
    await createPage
      .field("Documents")
      .setInputFiles({ name: "all bytes.bin", mimeType: "", buffer: bytes });
    await createPage.addRow(1, "x_free", "a value\twith a tab");
  });

  const amount = JSON.stringify({ amount: "123456789012345678901.50", currencyCode: "643" });
  const file = JSON.stringify({ fileName: "all bytes.bin", content: bytes.toString("base64") });
  const comment = "“Ничего”\nnot <b>delivered</b>";

  test("has exactly the specified keys, and what was typed", async ({
    plain,
    createPage,
    signIn,
  }) => {
    await createPage.submit.click();
    await expect(createPage.resultItem(1)).toContainText("Created");
    const request = plain.only("CreateBp");
    expect(request).toMatchObject({
      method: "POST",
      path: "/webapi/v1/BpEngineApi/CreateBp",
      query: "",
    });
    expect(request.headers["x-authorization"]).toBe("Bearer t");
    expect(request.headers["content-type"]).toBe("application/json");
    expect(request.headers["accept"]).toBe("application/json");
    expect(JSON.parse(request.body)).toEqual({
      operationDataList: [
        { acquirerReferenceData: arn, CardNumber: "2200001234562280" },
        { acquirerReferenceData: arns[1] },
      ],
      fields: [
        { code: "f_DisputeAmount", value: amount },
        { code: "f_DisputeReason", value: "4853" },
        { code: "f_Comment", value: comment },
        { code: "f_Docs", value: file },
        { code: "x_free", value: "a value\twith a tab" },
      ],
      bpCode: "DP",
    });
    await expect(signIn.dialog).toHaveCount(0);
  });

  test("leaves no card number on the page or in its storage", async ({ createPage, page }) => {
    await createPage.submit.click();
    await expect(createPage.resultItem(1)).toContainText("Created");
    const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
    expect((await page.content()) + kept + page.url()).not.toMatch(/2200[ ]?0012[ ]?3456[ ]?2280/);
  });

  test.describe("by the setting", () => {
    test.use({ config: { requestKeys: "capitalized" } });

    test("has its keys capitalized", async ({ plain, createPage }) => {
      await createPage.submit.click();
      await expect(createPage.resultItem(1)).toContainText("Created");
      expect(JSON.parse(plain.only("CreateBp").body)).toEqual({
        OperationDataList: [
          { AcquirerReferenceData: arn, CardNumber: "2200001234562280" },
          { AcquirerReferenceData: arns[1] },
        ],
        Fields: [
          { Code: "f_DisputeAmount", Value: amount },
          { Code: "f_DisputeReason", Value: "4853" },
          { Code: "f_Comment", Value: comment },
          { Code: "f_Docs", Value: file },
          { Code: "x_free", Value: "a value\twith a tab" },
        ],
        BpCode: "DP",
      });
    });
  });
});
