import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignIn } from "./SignIn.tsx";
import { openSession } from "./session.ts";
import { readSettings } from "./settings.ts";

test.each([
  ["no", "It stays in this tab's memory only."],
  [
    "tab",
    "It is stored in this tab until you sign out, close the tab, or it locks after inactivity.",
  ],
])(
  "says where the token is sent and stored (%s), hides it, and leaves none in its box",
  async (keepToken, text) => {
    const { settings } = readSettings({ baseUrl: "https://bank.example:8443/api", keepToken });
    const session = openSession(settings);
    const screen = await render(
      <SessionProvider session={session} settings={settings} isDemo={false}>
        <SignIn />
      </SessionProvider>,
    );
    const box = screen.getByLabelText("Access token");
    const element = box.element();
    await expect.element(screen.getByRole("dialog")).toHaveTextContent(text);
    await expect.element(screen.getByText(/bank\.example:8443/)).toBeVisible();
    await expect.element(box).toHaveAttribute("autocomplete", "off");
    await expect.element(box).toHaveAttribute("type", "password");
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    expect(screen.getByRole("button", { name: "Close" }).query()).toBeNull();
    await box.fill("two words");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(box).toHaveFocus();
    expect(session.state()).toBe("signed-out");
    await box.fill("secret");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(box).not.toBeInTheDocument();
    expect(session.state()).toBe("open");
    expect(element).toHaveValue("");
  },
);
