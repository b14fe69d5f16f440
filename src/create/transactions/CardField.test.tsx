import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answered,
  card,
  fillOne,
  forgetBetweenTests,
  form,
  lost,
  made,
  refused,
  showCreate,
  stored,
} from "../fixtures/create-page.tsx";

forgetBetweenTests();

describe("card numbers", () => {
  test("are masked after leaving, and typing into a mask starts a new number", async () => {
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

  test.each([
    ["created", answered(true, made(11))],
    ["refused", answered(false, refused("no"))],
    ["forbidden", () => new Response("", { status: 403 })],
    ["lost", lost],
  ])("are nowhere after a request that was %s", async (_end, answer) => {
    const { bodies, history } = await showCreate({ answers: [answer] });
    await fillOne();
    await form.card().fill(card);
    expect(remembered()).toContain(card);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    expect(bodies.join()).toContain(card);
    const everywhere = remembered() + JSON.stringify(history.current().location);
    expect(everywhere.replaceAll(/[^\d]/g, "")).not.toContain(card);
  });

  test("stay masked while the operator signs in", async () => {
    const { bodies, session } = await showCreate({
      answers: [answered(true, made(11))],
      settings: { auth: "token" },
    });
    await form.caseType("DP dispute").click();
    await userEvent.type(form.card(), `${card}{Enter}`);
    await expect.element(page.getByText("Sending…")).toBeVisible();
    await expect.element(form.card()).toHaveValue("4111 •••• •••• 1111");
    expect(bodies).toEqual([]);
    session.signIn("t");
    await expect.element(form.results()).toBeVisible();
    expect(bodies.join()).toContain(card);
  });
});

/** The texts of the page, of its inputs and of the storages. */
function remembered(): string {
  const inputs = [...document.querySelectorAll("input, textarea")].map((input) =>
    input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : "",
  );
  return JSON.stringify([
    document.documentElement.outerHTML,
    inputs,
    stored(),
    location.href,
    history.state,
  ]);
}
