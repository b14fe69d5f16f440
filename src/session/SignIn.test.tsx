import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignIn } from "./SignIn.tsx";
import { openSession } from "./session.ts";
import { readSettings } from "./settings.ts";

async function show(sent: object) {
  const { settings } = readSettings({ baseUrl: "https://bank.example:8443/api", ...sent });
  const session = openSession(settings);
  const screen = await render(
    <LanguageProvider first={englishLanguage}>
      <SessionProvider session={session} settings={settings} isDemo={false}>
        <SignIn />
      </SessionProvider>
    </LanguageProvider>,
  );
  return { session, screen };
}

test.each([
  ["no", "It stays in this tab's memory only."],
  ["tab", "It is stored in this tab until you close or lock it."],
])("where a token stays is said before it is typed (%s)", async (keepToken, said) => {
  const { screen } = await show({ keepToken });
  await expect.element(screen.getByRole("dialog")).toHaveTextContent(said);
});

test("a token is taken out of its box, and the box is put away", async () => {
  const { session, screen } = await show({});
  const box = screen.getByLabelText("Access token");
  const element = box.element();
  // Nobody reads it from the screen, and no browser keeps it; whom it goes to is said.
  await expect.element(box).toHaveAttribute("type", "password");
  await expect.element(box).toHaveAttribute("autocomplete", "off");
  await expect.element(box).toHaveFocus();
  await expect.element(screen.getByText(/bank\.example:8443/)).toBeVisible();
  await box.fill("two words");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(box).toHaveAccessibleDescription(/token/i);
  await expect.element(box).toHaveFocus();
  expect(session.state()).toBe("signed-out");
  await box.fill("secret");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(box).not.toBeInTheDocument();
  expect(await session.authorization()).toBe("Bearer secret");
  expect(element).toHaveValue("");
});
