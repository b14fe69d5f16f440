import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { arn, card, form, otherArn, pasteInto, showCreate } from "../fixtures/create-page.tsx";
import { arnOf, cardOf, sheetOf } from "../fixtures/spreadsheet-text.ts";

test("rows mask their card numbers when they are left, and pasted ones are a table of pages with a filter", async () => {
  await showCreate();
  await form.card(1).fill("378282246310006");
  await expect.element(form.card(1)).toHaveAttribute("autocomplete", "off");
  // The press counts, although a warning comes with it.
  await form.button("Add transaction").click();
  await expect.element(form.transaction(1)).toMatchTextContent("check digit is wrong");
  await expect.element(form.arn(2)).toHaveFocus();
  await form.card(2).fill(card);
  await expect.element(form.card(2)).toHaveValue(card);
  await form.button("Remove transaction 1").click();
  await expect.element(form.card(1)).toHaveValue("4111 •••• •••• 1111");
  // Typing into a mask starts a new number.
  await form.card().click();
  await userEvent.keyboard("{End}5");
  await expect.element(form.card()).toHaveValue("5");
  await form.button("Remove transaction 1").click();
  await expect.element(form.arn()).toHaveFocus();
  await expect.element(form.card()).toHaveValue("");

  pasteInto(await form.arn().findElement(), `${arn}\n${otherArn}\n`);
  await expect.element(form.arn(2)).toHaveValue(otherArn);
  await expect.element(form.arn(1)).toHaveValue(arn);
  for (const _row of [1, 2]) await form.button("Remove transaction 1").click();
  await form.button("Add transaction").click();
  await form.paste(`ARN\tCard\n${arnOf(7)}\t12\n7400\n???\t${cardOf(1)}\n${sheetOf(60)}`);
  await expect.element(form.button("Ready 60")).toBeVisible();
  await expect.element(form.transaction(51)).not.toBeInTheDocument();
  await form.button("Next rows").click();
  await expect.element(form.transaction(51)).toBeVisible();
  await form.button("Warning 1").click();
  await expect.element(form.table()).toMatchTextContent("4 digits; an ARN has 23");
  await form.button("Left out 2").click();
  await expect.element(form.table()).toMatchTextContent("A card number has 12 to 19 digits.");
  await expect.element(form.table()).toMatchTextContent("This is not an ARN");
  await expect
    .element(form.review())
    .toMatchTextContent(/Can't be sent: Rows 1 and 3.*Doubtful ARN: Row 2/);
  // A row that is edited stays in the table until the filter is chosen again.
  await form.card(1).fill("");
  await expect.element(form.transaction(1)).toMatchTextContent("Ready");
  await expect.element(form.card(1)).toHaveFocus();
  await form.button("Left out 1").click();
  await expect.element(form.transaction(1)).not.toBeInTheDocument();
  await form.paste(arnOf(8));
  await expect.element(form.button("All 64")).toHaveAttribute("aria-pressed", "true");
});
