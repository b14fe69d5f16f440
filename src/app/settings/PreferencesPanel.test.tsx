import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readSettings } from "#config/settings.ts";
import { LanguageProvider, useMessages } from "#i18n/LanguageProvider.tsx";
import { englishLanguage, loadLanguage, readTag } from "#i18n/languages.ts";
import { createOperatorName } from "#session/operator-name.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import { createSession } from "#session/session.ts";
import { createPreferences, PreferencesContext } from "../preferences.ts";
import { PreferencesPanel } from "./PreferencesPanel.tsx";

const { settings } = readSettings({});
const session = createSession(settings);

function Work() {
  const { find } = useMessages().case;
  return <input aria-label={find} />;
}

const show = (load = loadLanguage, operator = createOperatorName("")) =>
  render(
    <LanguageProvider first={englishLanguage} load={load}>
      <PreferencesContext value={createPreferences()}>
        <SessionProvider {...{ session, settings, operator, isDemo: false }}>
          <PreferencesPanel />
        </SessionProvider>
      </PreferencesContext>
      <Work />
    </LanguageProvider>,
  );
const radio = (name: string) => page.getByRole("radio", { name });
const work = (name: string) => page.getByRole("textbox", { name });

test("the operator's own name is stored, goes before the proxy's, and is taken back by an empty one", async () => {
  const operator = createOperatorName("smirnov");
  await show(loadLanguage, operator);
  const name = work("My user name");
  await expect.element(name).toHaveAttribute("placeholder", "smirnov");
  await name.fill(" petrova ");
  expect([operator.get(), createOperatorName("smirnov").get()]).toEqual(["petrova", "petrova"]);
  await name.fill("  ");
  expect([operator.get(), createOperatorName("").get()]).toEqual(["smirnov", ""]);
  expect(localStorage).toHaveLength(0);
});

test("a language that cannot be loaded changes nothing, and says so", async () => {
  await show(() => Promise.reject(new TypeError("no such file")));
  await radio("Русский").click();
  await expect.element(page.getByRole("alert")).toMatchTextContent("could not be loaded");
  await expect.element(radio("English")).toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test("another language applies at once, is stored, and keeps what was typed", async () => {
  await show();
  await work("Find in case").fill("half a wo");
  const typed = work("Find in case").element();
  await expect.element(page.getByText("Русский")).toHaveAttribute("lang", "ru-RU");
  await radio("Русский").click();
  await expect.element(page.getByRole("radiogroup", { name: "Язык" })).toBeVisible();
  await expect.element(radio("Русский")).toBeChecked();
  expect(work("Найти в кейсе").element()).toBe(typed);
  await expect.element(work("Найти в кейсе")).toHaveValue("half a wo");
  expect(document.documentElement.lang).toBe("ru-RU");
  expect(readTag()).toBe("ru-RU");
  await radio("English").click();
  await expect.element(page.getByRole("radiogroup", { name: "Language" })).toBeVisible();
  expect(document.documentElement.lang).toBe("en-GB");
  expect(readTag()).toBe("en-GB");
});
