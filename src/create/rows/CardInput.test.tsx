import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import {
  answered,
  card,
  forgetBetweenTests,
  form,
  made,
  showCreate,
} from "../fixtures/create-page.tsx";

forgetBetweenTests();

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
