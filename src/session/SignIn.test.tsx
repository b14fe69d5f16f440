import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readSettings } from "#config/settings.ts";
import { createOperatorName } from "./operator-name.ts";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignIn } from "./SignIn.tsx";
import { createSession } from "./session.ts";

async function show(proxyName = "") {
  const { settings } = readSettings({ baseUrl: "https://bank.example:8443/api" });
  const session = createSession(settings);
  const operator = createOperatorName(proxyName);
  session.work.add(operator);
  const screen = await render(
    <SessionProvider {...{ session, settings, operator, isDemo: false }}>
      <SignIn />
    </SessionProvider>,
  );
  return { session, operator, screen };
}

const dialog = page.getByRole("dialog", { name: "Sign in" });
const token = dialog.getByLabelText("Access token");
const name = dialog.getByRole("textbox", { name: "My user name" });
const proceed = dialog.getByRole("button", { name: "Continue" });

test("says where the token is sent, hides it, and leaves none in its box", async () => {
  const { session } = await show();
  const element = token.element();
  await expect.element(token).toHaveFocus();
  await expect.element(dialog).toMatchTextContent("bank.example:8443");
  await expect.element(token).toHaveAttribute("autocomplete", "off");
  await expect.element(token).toHaveAttribute("type", "password");
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  expect(dialog.getByRole("button", { name: "Close" }).query()).toBeNull();
  await token.fill("two words");
  await proceed.click();
  await expect.element(token).toHaveFocus();
  expect(session.state.get()).toBe("signed-out");
  await token.fill("secret");
  await proceed.click();
  await expect.element(token).not.toBeInTheDocument();
  expect(session.state.get()).toBe("open");
  expect(element).toHaveValue("");
});

test("my user name is kept for the next page, and empty after signing out", async () => {
  const { session, screen } = await show();
  await name.fill(" petrova ");
  await token.fill("secret");
  await proceed.click();
  await screen.unmount();
  expect(session.state.get()).toBe("open");
  await show();
  await expect.element(name).toHaveValue("petrova");
  session.signOut();
  await expect.element(name).toHaveValue("");
  expect(createOperatorName("").get()).toBe("");
});

test("my user name is no card number, and a refused one is stored nowhere", async () => {
  const { session } = await show();
  await name.fill("4111 1111-1111 1112");
  await expect.element(name).toHaveAccessibleDescription(/looks like a card number/);
  await token.fill("secret");
  await proceed.click();
  await expect.element(name).toHaveFocus();
  expect(session.state.get()).toBe("signed-out");
  expect(JSON.stringify(localStorage)).not.toContain("1112");
});

test("my user name is not asked where a proxy says it", async () => {
  await show("smirnov");
  await expect.element(token).toBeVisible();
  expect(name.query()).toBeNull();
});

test("signing out of a lock asks once, in numbers, if something would be lost", async () => {
  const signOut = dialog.getByRole("button", { name: "Sign out" });
  const question = page.getByRole("alertdialog", { name: "Sign out?" });
  const losses = { forms: 1, rows: 3, files: 2, ids: 14, unknown: 1 };
  const { session } = await show();
  session.signIn("secret");
  onTestFinished(session.work.add({ losses: () => losses }));
  session.lock();
  await expect.element(dialog).toMatchTextContent("Locked15 min without activity.");
  expect(name.query()).toBeNull();
  await signOut.click();
  await expect
    .element(question)
    .toMatchTextContent(
      /This tab1 form with 3 rows and 2 files14 case numbers that are only here1 unknown outcome/,
    );
  await question.getByRole("button", { name: "Cancel" }).click();
  expect(session.state.get()).toBe("locked");
  await signOut.click();
  await question.getByRole("button", { name: "Sign out" }).click();
  expect(session.state.get()).toBe("signed-out");
});
