import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  answered,
  arn,
  bodyOf,
  forgetBetweenTests,
  form,
  made,
  shippedProfile,
  showCreate,
} from "../fixtures/create-page.tsx";

forgetBetweenTests();

test("an amount in another currency than the transaction's is told in its row, and in the case", async () => {
  const value = '{"amount":"999999.00","currencyCode":"643"}';
  const field = { baseTypeCode: "Money", code: "f_DisputeAmount", jsonValue: value, visible: true };
  const bpItem = {
    id: 11,
    code: "DP-26-11",
    bpCode: "DP",
    amount: 12800,
    startTrxProperty: [
      { amount: 12800, amountAndCurrency: "12800.00 JPY", cardAcceptorName: "TANUKI" },
    ],
    stages: [{ name: "Dispute opened", isActive: true, fields: [field] }],
  };
  const read = () => Response.json({ success: true, bpItem });
  const { bodies } = await showCreate({
    answers: [answered(true, made(11))],
    reads: [read, read],
    profile: await shippedProfile(),
  });
  await form.caseType("DP dispute").click();
  await form.arn().fill(arn);
  await form.textBox("Disputed amount").fill("999999");
  await page.getByRole("combobox", { name: "Currency" }).selectOptions("RUB");
  await page.getByRole("combobox", { name: "Reason of the dispute" }).selectOptions("4853");
  await form.submit().click();

  await expect
    .element(form.results().getByRole("listitem"))
    .toMatchTextContent(
      /DP-26-11.*TANUKI.*Disputed, as sent: 999 999\.00 RUB.*Another currency.*The case says: 12 800 JPY/,
    );
  expect(bodyOf(bodies)).toMatchObject({
    operationDataList: [{ acquirerReferenceData: arn }],
    fields: [
      { code: "f_DisputeAmount", value },
      { code: "f_DisputeReason", value: "4853" },
    ],
  });

  await page.getByRole("link", { name: "View case" }).click();
  await expect
    .element(page.getByRole("main"))
    .toMatchTextContent(/Disputed amount 999 999\.00 RUB.*of 12 800 JPY/);
  await expect
    .element(page.getByRole("region", { name: "Things to check" }))
    .toMatchTextContent(/The disputed amount, .999999\.00 RUB., has another currency/);
  // The list says the same.
  await page.getByRole("link", { name: "Case viewer" }).click();
  await expect
    .element(page.getByRole("row").filter({ hasText: "DP-26-11" }))
    .toMatchTextContent(/999 999\.00 RUB/);
});
