import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import {
  answered,
  arn,
  arnBox,
  bodyOf,
  button,
  card,
  cardBox,
  caseType,
  createButton,
  forgetAll,
  made,
  otherArn,
  results,
  showCreate,
} from "../fixtures/create-page.tsx";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

describe("rows", () => {
  test("adds rows pasted from a spreadsheet, and says which can't be read", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11), made(12))] });
    await caseType("DP dispute").click();
    await button("Paste from a spreadsheet").click();
    const dialog = page.getByRole("dialog", { name: "Paste from a spreadsheet" });
    const box = dialog.getByRole("textbox", { name: "Rows" });
    await expect.element(box).toHaveFocus();
    await box.fill(`ARN\tCard\n${arn}\t${card}\n7.4E+22\t${card}`);
    await dialog.getByRole("button", { name: "Add these rows" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText("2 transactions added.")).toBeVisible();
    await expect.element(arnBox(1)).toHaveValue(arn);
    await expect.element(cardBox(1)).toHaveValue("4111 •••• •••• 1111");
    await expect.element(arnBox(2)).toHaveAccessibleDescription(/spreadsheet has shortened/);
    await createButton().click();
    await expect.element(arnBox(2)).toHaveFocus();
    expect(bodies).toEqual([]);
    await arnBox(2).fill(otherArn);
    await createButton().click();
    await expect.element(results()).toBeVisible();
    expect(bodyOf(bodies)).toMatchObject({
      operationDataList: [
        { acquirerReferenceData: arn, CardNumber: card },
        { acquirerReferenceData: otherArn, CardNumber: card },
      ],
    });
  });

  test("removes a transaction with its card number", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11))] });
    await caseType("DP dispute").click();
    await cardBox(1).fill("378282246310005");
    await button("Add transaction").click();
    await expect.element(arnBox(2)).toHaveFocus();
    await cardBox(2).fill(card);
    await button("Remove transaction 1").click();
    await expect.element(cardBox(1)).toHaveValue("4111 •••• •••• 1111");
    await createButton().click();
    await expect.element(results()).toBeVisible();
    expect(bodyOf(bodies)).toMatchObject({ operationDataList: [{ CardNumber: card }] });
    expect(bodies[0]).not.toContain("3782");
  });

  test("empties the only transaction, with its card number", async () => {
    const { bodies } = await showCreate({ answers: [answered(true, made(11))] });
    await arnBox().fill(arn);
    await cardBox().fill(card);
    await button("Remove transaction 1").click();
    await expect.element(button("Add transaction")).toHaveFocus();
    await expect.element(arnBox()).toHaveValue("");
    await expect.element(cardBox()).toHaveValue("");
    // Nothing of it is left that a question could be about.
    expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
    await caseType("DP dispute").click();
    await arnBox().fill(otherArn);
    await createButton().click();
    await expect.element(results()).toBeVisible();
    expect(bodyOf(bodies)).toMatchObject({
      operationDataList: [{ acquirerReferenceData: otherArn }],
    });
    expect(bodies[0]).not.toContain(card);
  });
});
