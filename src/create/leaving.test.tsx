import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { arn, card, form, otherArn, showCreate } from "./fixtures/create-page.tsx";

const question = page.getByRole("alertdialog", { name: "Leave this form?" });
const worklist = page.getByRole("heading", { level: 1, name: "Worklist" });

/** Whether the browser would ask before it closes the page. */
const asksAtUnload = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

const link = page.getByRole("link", { name: "Case viewer" });

test("asks each time where a card number or rows that wait would be lost, and only then", async () => {
  const { router } = await showCreate();
  await form.paste(`${arn}\tx`);
  await expect.element(page.getByRole("alert")).toMatchTextContent("Choose the case type first.");
  expect(asksAtUnload()).toBe(true);
  await form.caseType("DP dispute").click();
  await form.arn().fill(otherArn);
  await form.submit().click();
  await expect
    .element(page.getByRole("alert").filter({ has: form.button("Add 1 row") }))
    .toHaveFocus();
  await expect.element(form.question()).not.toBeInTheDocument();
  await form.button("Add 1 row").click();
  await page.getByRole("dialog").getByRole("combobox").last().selectOptions("Leave out");
  await page.getByRole("dialog").getByRole("button", { name: "Add 1 row" }).click();
  await expect.element(form.arn(2)).toHaveValue(arn);
  expect(asksAtUnload()).toBe(false);

  await form.card().fill(card);
  await router.navigate("?bpCode=DP");
  await link.click();
  await expect.element(question).toHaveAccessibleDescription(/^What you typed is kept as a draft/);
  await question.getByRole("button", { name: "Stay" }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(form.arn(2)).toHaveValue(arn);
  expect(router.state.location.pathname).toBe("/cases/new");
  expect(asksAtUnload()).toBe(true);

  await form.card().fill("");
  expect(asksAtUnload()).toBe(false);
  await form.card().fill(card);
  await link.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect.element(worklist).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/");
  expect(asksAtUnload()).toBe(false);
});
