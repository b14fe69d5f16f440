import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  answered,
  arn,
  bodyOf,
  card,
  forgetBetweenTests,
  form,
  made,
  otherArn,
  showCreate,
} from "../fixtures/create-page.tsx";

forgetBetweenTests();

describe("rows", () => {
  test("adds rows pasted from a spreadsheet, and says which can't be read", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await form.caseType("DP dispute").click();
    await form.paste(`ARN\tCard\n${arn}\t${card}\n7.4E+22\t${card}`);
    await expect.element(page.getByText("2 transactions added.")).toBeVisible();
    await expect.element(form.arn(1)).toHaveValue(arn);
    await expect.element(form.card(1)).toHaveValue("4111 •••• •••• 1111");
    await expect.element(form.arn(2)).toHaveAccessibleDescription(/spreadsheet has shortened/);
    await form.submit().click();
    await expect.element(form.arn(2)).toHaveFocus();
    expect(bodies).toEqual([]);
    await form.arn(2).fill(otherArn);
    await form.submit().click();
    await expect.element(form.results()).toBeVisible();
    expect(bodyOf(bodies)).toMatchObject({
      operationDataList: [
        { acquirerReferenceData: arn, CardNumber: card },
        { acquirerReferenceData: otherArn, CardNumber: card },
      ],
    });
  });

  test("removes a transaction with its card number, and empties the last one", async () => {
    await showCreate();
    await form.card(1).fill("378282246310005");
    await form.button("Add transaction").click();
    await expect.element(form.arn(2)).toHaveFocus();
    await form.card(2).fill(card);
    await form.button("Remove transaction 1").click();
    await expect.element(form.card(1)).toHaveValue("4111 •••• •••• 1111");
    await form.button("Remove transaction 1").click();
    await expect.element(form.button("Add transaction")).toHaveFocus();
    await expect.element(form.card()).toHaveValue("");
    // Nothing is left that leaving would lose.
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
  });
});
