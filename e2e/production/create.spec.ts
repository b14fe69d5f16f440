import { expect, test } from "../deployment.ts";
import { otherArn, someArn } from "../pages/create-page.ts";
import { created } from "../servers/replies.ts";

const comment = "“Ничего”\nnot <b>delivered</b>";
const files = [
  {
    name: "all bytes.bin",
    mimeType: "",
    buffer: Buffer.from(Uint8Array.from({ length: 256 }, (_, byte) => byte)),
  },
  { name: "письмо.txt", mimeType: "text/plain", buffer: Buffer.from("ж") },
];
const fileValues = files.map(({ name, buffer }) =>
  JSON.stringify({ fileName: name, content: buffer.toString("base64") }),
);
const fields = [
  ["f_DisputeAmount", '{"amount":"123456789012345678901.50","currencyCode":"643"}'],
  ["f_DisputeReason", "4853"],
  ["f_Comment", comment],
  ...fileValues.map((value) => ["f_Docs", value]),
  ["x_free", "a value\twith a tab"],
];

test("the request has exactly the specified keys, and what was typed", async ({
  service,
  createPage,
  signIn,
}) => {
  service.creates(created());
  await createPage.goto("?bpCode=DP");
  await signIn.with("t");
  await createPage.arn(1).fill(someArn);
  await createPage.card(1).pressSequentially("2200 0012 3456 2280");
  await createPage.addTransaction.click();
  await createPage.arn(2).fill(` ${otherArn} `);
  await createPage.field("Disputed amount").fill("123 456 789 012 345 678 901.5");
  await createPage.currency.selectOption("RUB");
  await createPage.field("Reason of the dispute").selectOption("4853");
  await createPage.field("Comment").fill(comment);
  await createPage.field("Documents").setInputFiles(files);
  await createPage.addRow(1, "x_free", "a value\twith a tab");
  await createPage.submit.click();
  await createPage.confirm.click();
  await expect(createPage.result).toContainText("Created");
  const request = service.only("CreateBp");
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
      { acquirerReferenceData: someArn, CardNumber: "2200001234562280" },
      { acquirerReferenceData: otherArn },
    ],
    fields: fields.map(([code, value]) => ({ code, value })),
    bpCode: "DP",
  });
});
