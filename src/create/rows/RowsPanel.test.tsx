import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  answered,
  arn,
  card,
  forgetBetweenTests,
  form,
  made,
  otherArn,
  showCreate,
} from "../fixtures/create-page.tsx";
import { arnOf, cardOf, sheetOf } from "../fixtures/spreadsheet-text.ts";

forgetBetweenTests();

/** Pastes a text; the application takes it itself. */
function pasteInto(box: Element, text: string) {
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
  expect(box.dispatchEvent(event)).toBe(false);
}

test("takes a column that is pasted into an ARN", async () => {
  await showCreate();
  pasteInto(await form.arn().findElement(), `${arn}\n${otherArn}\n`);
  await expect.element(form.arn(2)).toHaveValue(otherArn);
  await expect.element(form.arn(1)).toHaveValue(arn);
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
  await expect.element(form.arn()).toHaveFocus();
  await expect.element(form.card()).toHaveValue("");
  // Nothing is left that leaving would lose.
  expect(dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

test("a card number is masked after leaving, and typing into a mask starts a new number", async () => {
  await showCreate();
  await form.card().fill(card);
  await expect.element(form.card()).toHaveValue(card);
  await userEvent.tab();
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  await expect.element(form.card()).toHaveAttribute("autocomplete", "off");
  await form.card().click();
  await userEvent.keyboard("{End}5");
  await expect.element(form.card()).toHaveValue("5");
});

test("a card number stays masked while the operator signs in", async () => {
  const { bodies, session } = await showCreate({
    answers: [answered(true, made(11))],
    settings: { auth: "token" },
  });
  await form.caseType("DP dispute").click();
  await userEvent.type(form.card(), card);
  // Another request's token is refused at the moment of the click, before the dialog is shown.
  session.dropRefusedToken("Bearer t");
  form
    .submit()
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(form.review().getByText("Sending…")).toBeVisible();
  await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
  expect(bodies).toEqual([]);
  session.signIn("t");
  await expect.element(form.results()).toBeVisible();
  expect(bodies.join()).toContain(card);
});

describe("pasted rows", () => {
  test("are a table of pages, which can be filtered by what will become of them", async () => {
    await showCreate();
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
  });
});
