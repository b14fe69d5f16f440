import "#ui/tokens.css";
import "#ui/base.css";
import { afterEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readSettings } from "#config/settings.ts";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import { createOperatorName } from "#session/operator-name.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import { createSession } from "#session/session.ts";
import { OperatorNameInput } from "./OperatorNameInput.tsx";

const { settings } = readSettings({});
const session = createSession(settings);

async function show(proxyName = "") {
  const operator = createOperatorName(proxyName);
  await render(
    <LanguageProvider first={englishLanguage}>
      <SessionProvider {...{ session, settings, operator, isDemo: false }}>
        <OperatorNameInput />
      </SessionProvider>
    </LanguageProvider>,
  );
  return operator;
}

const name = page.getByRole("textbox", { name: "My user name" });
/** The name by which turns are told in a tab opened now. */
const nameOfNewTab = (proxyName = "") => createOperatorName(proxyName).get();

afterEach(() => createOperatorName("").set(""));

test("the operator's own name is stored, goes before the proxy's, and is taken back by an empty one", async () => {
  const operator = await show("smirnov");
  await expect.element(name).toHaveAttribute("placeholder", "smirnov");
  expect(operator.get()).toBe("smirnov");
  await name.fill(" petrova ");
  expect(operator.get()).toBe("petrova");
  await userEvent.keyboard("{Enter}");
  await expect.element(name).toHaveFocus();
  expect(nameOfNewTab("smirnov")).toBe("petrova");
  await name.fill("  ");
  expect(operator.get()).toBe("smirnov");
  expect(nameOfNewTab()).toBe("");
  expect(localStorage).toHaveLength(0);
});

test("a name that is set elsewhere is shown", async () => {
  const operator = await show();
  operator.set("petrova");
  await expect.element(name).toHaveValue("petrova");
});
