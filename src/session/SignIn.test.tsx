import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignIn } from "./SignIn.tsx";
import { openSession } from "./session.ts";
import { readSettings } from "./settings.ts";

async function show(sent: object) {
  const { settings } = readSettings({ baseUrl: "https://bank.example:8443/api", ...sent });
  const session = openSession(settings);
  const screen = await render(
    <SessionProvider session={session} settings={settings} isDemo={false}>
      <SignIn />
    </SessionProvider>,
  );
  return { session, screen };
}

test.each([
  ["no", "It stays in this tab's memory only."],
  ["tab", "It is stored in this tab until you close or lock it."],
])("says where the token is stored (%s)", async (keepToken, text) => {
  const { screen } = await show({ keepToken });
  await expect.element(screen.getByRole("dialog")).toHaveTextContent(text);
});

test("says to which host the token is sent, hides it, and leaves no token in its box", async () => {
  const { session, screen } = await show({});
  const box = screen.getByLabelText("Access token");
  const element = box.element();
  await expect.element(screen.getByText(/bank\.example:8443/)).toBeVisible();
  await expect.element(box).toHaveAttribute("autocomplete", "off");
  await expect.element(box).toHaveAttribute("type", "password");
  await box.fill("secret");
  await screen.getByRole("button", { name: "Continue" }).click();
  await expect.element(box).not.toBeInTheDocument();
  expect(session.state()).toBe("open");
  expect(element).toHaveValue("");
});
