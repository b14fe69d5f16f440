import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LanguageProvider, useMessages } from "#i18n/LanguageProvider.tsx";
import { readTag } from "#i18n/language-choice.ts";
import { englishLanguage, type Language, loadLanguage } from "#i18n/languages.ts";
import { createOperatorName } from "#session/operator-name.ts";
import { SessionProvider } from "#session/SessionProvider.tsx";
import { openSession } from "#session/session.ts";
import { readSettings } from "#session/settings.ts";
import { ChoicePanel } from "./ChoicePanel.tsx";
import { PreferencesProvider } from "./PreferencesProvider.tsx";

function Work() {
  const { find } = useMessages().case;
  return <input aria-label={find} />;
}

const { settings } = readSettings({});
const session = openSession(settings);
const operator = createOperatorName("");

const show = (load = loadLanguage) =>
  render(
    <LanguageProvider first={englishLanguage} load={load}>
      <SessionProvider {...{ session, settings, operator }} isDemo={false}>
        <PreferencesProvider>
          <ChoicePanel />
        </PreferencesProvider>
      </SessionProvider>
      <Work />
    </LanguageProvider>,
  );
const radio = (name: string) => page.getByRole("radio", { name });
const work = (name: string) => page.getByRole("textbox", { name });

test("a language that cannot be loaded changes nothing, and says so", async () => {
  await show(() => Promise.reject(new TypeError("no such file")));
  await radio("Русский").click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("could not be loaded");
  await expect.element(radio("English")).toBeChecked();
  expect(localStorage).toHaveLength(0);
});

test("the last of two choices counts, whichever is loaded first", async () => {
  const late = Promise.withResolvers<Language>();
  await show((tag) => (tag === "ru-RU" ? late.promise : loadLanguage(tag)));
  await radio("Русский").click();
  await expect.element(radio("Русский")).toBeChecked();
  await radio("English").click();
  await expect.element(radio("English")).toBeChecked();
  late.resolve(await loadLanguage("ru-RU"));
  await late.promise;
  await expect.element(radio("English")).toBeChecked();
  expect(readTag()).toBe("en-GB");
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

test("the operator's user name is stored, and taken back by an empty one", async () => {
  await show();
  const name = page.getByRole("textbox", { name: "My user name" });
  await name.fill(" petrova ");
  await radio("Light").click();
  expect(operator.get()).toBe("petrova");
  expect(createOperatorName("").get()).toBe("petrova");
  expect(createOperatorName("smirnov").get()).toBe("petrova");
  await name.fill("");
  await radio("Same as system").click();
  expect(createOperatorName("smirnov").get()).toBe("smirnov");
  expect(localStorage).toHaveLength(0);
});
