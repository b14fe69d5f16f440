import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  answered,
  arn,
  arnBox,
  card,
  cardBox,
  caseType,
  forgetAll,
  made,
  refused,
  results,
  showCreate,
  stored,
} from "../fixtures/create-page.tsx";

beforeEach(forgetAll);
afterEach(() => {
  vi.restoreAllMocks();
  forgetAll();
});

describe("card numbers", () => {
  test("are masked after leaving, and typing into a mask starts a new number", async () => {
    await showCreate();
    await cardBox().fill(card);
    await expect.element(cardBox()).toHaveValue(card);
    await userEvent.tab();
    await expect.element(cardBox()).toHaveValue("4111 •••• •••• 1111");
    await expect.element(cardBox()).toHaveAttribute("autocomplete", "off");
    await cardBox().click();
    await userEvent.keyboard("{End}5");
    await expect.element(cardBox()).toHaveValue("5");
  });

  test.each([
    ["created", answered(true, made(11))],
    ["refused", answered(false, refused("no"))],
    ["forbidden", () => new Response("", { status: 403 })],
    ["lost", () => Promise.reject(new TypeError("reset"))],
  ])("are nowhere after a request that was %s", async (_end, answer) => {
    const { bodies, client, history } = await showCreate({ answers: [answer] });
    await caseType("DP dispute").click();
    await arnBox().fill(arn);
    await cardBox().fill(card);
    expect(remembered()).toContain(card);
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alert").first()).toBeVisible();
    expect(bodies.join()).toContain(card);
    const cached = client
      .getMutationCache()
      .getAll()
      .map(({ state }) => state);
    const everywhere = [remembered(), JSON.stringify([cached, history.current().location])].join();
    expect(everywhere.replaceAll(/[^\d]/g, "")).not.toContain(card);
    await expect.poll(() => client.getMutationCache().getAll()).toEqual([]);
  });

  test("stay masked while the operator signs in", async () => {
    const { bodies, session } = await showCreate({
      answers: [answered(true, made(11))],
      settings: { auth: "token" },
    });
    await caseType("DP dispute").click();
    await userEvent.type(cardBox(), card);
    const form = page.getByRole("form", { name: "Create case" }).element();
    if (form instanceof HTMLFormElement) form.requestSubmit();
    expect(cardBox().element()).toHaveValue("4111 •••• •••• 1111");
    await expect.element(page.getByText("Sending…")).toBeVisible();
    await expect.element(cardBox()).toHaveValue("4111 •••• •••• 1111");
    expect(bodies).toEqual([]);
    session.signIn("t");
    await expect.element(results()).toBeVisible();
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
