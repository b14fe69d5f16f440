import { expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readSettings, type Settings } from "#config/settings.ts";
import { LockWarning } from "./LockWarning.tsx";
import { createOperatorName } from "./operator-name.ts";
import { SessionProvider } from "./SessionProvider.tsx";
import { SignIn } from "./SignIn.tsx";
import { createSession, type Session } from "./session.ts";

async function show(received: object, waitingCase?: string) {
  const { settings } = readSettings({ baseUrl: "https://bank.example:8443/api", ...received });
  const session = createSession(settings);
  const screen = await render(
    <SignInScreen session={session} settings={settings} waitingCase={waitingCase} />,
  );
  return { session, screen };
}

interface SignInScreenProps {
  readonly session: Session;
  readonly settings: Settings;
  readonly waitingCase: string | undefined;
}

const SignInScreen = ({ session, settings, waitingCase }: SignInScreenProps) => (
  <SessionProvider
    session={session}
    settings={settings}
    operator={createOperatorName("")}
    isDemo={false}
  >
    <LockWarning isCreating={false} />
    <SignIn waitingCase={waitingCase} />
  </SessionProvider>
);

test.each([
  ["no", "Closing or reloading the tab signs you out."],
  ["tab", "The token stays in this tab until you sign out, close the tab, or it locks."],
])(
  "says where the token is sent and stored (%s), hides it, and leaves none in its box",
  async (keepToken, text) => {
    const { session, screen } = await show({ keepToken });
    const box = screen.getByLabelText("Access token");
    const element = box.element();
    await expect.element(screen.getByRole("dialog", { name: "Sign in" })).toHaveTextContent(text);
    await expect.element(screen.getByText(/bank\.example:8443/)).toBeVisible();
    await expect.element(box).toHaveAttribute("autocomplete", "off");
    await expect.element(box).toHaveAttribute("type", "password");
    await userEvent.keyboard("{Escape}{Escape}{Escape}");
    expect(screen.getByRole("button", { name: "Close" }).query()).toBeNull();
    await box.fill("two words");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(box).toHaveFocus();
    expect(session.state.get()).toBe("signed-out");
    await box.fill("secret");
    await screen.getByRole("button", { name: "Continue" }).click();
    await expect.element(box).not.toBeInTheDocument();
    expect(session.state.get()).toBe("open");
    expect(element).toHaveValue("");
  },
);

test("says the whole sentence for a service whose name is a word of it", async () => {
  const { screen } = await show({ baseUrl: "https://token" });
  await expect
    .element(screen.getByRole("dialog", { name: "Sign in" }))
    .toHaveTextContent("Paste your access token for token.");
});

test("names the case that waits, and why the session was locked", async () => {
  const { session, screen } = await show({}, "900453");
  const dialog = screen.getByRole("dialog", { name: "Sign in" });
  await expect.element(dialog).toHaveTextContent("Case 900453 opens when you have signed in.");
  await expect.element(dialog.getByLabelText("Access token")).toHaveFocus();
  session.signIn("secret");
  session.lock();
  await expect.element(dialog).toHaveTextContent("LockedAfter 15 min without activity.");
  await expect.element(dialog).toHaveTextContent("Case 900453 opens when you have signed in.");
});

test("warns of the lock on the page and in the tab's title", async () => {
  document.title = "DP-26-453";
  const { session, screen } = await show({});
  session.signIn("secret");
  session.warnOfLock(true);
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Locks within a minute.");
  await expect.element(screen.getByRole("button", { name: "Stay signed in" })).toBeVisible();
  expect(document.title).toBe("Locks within a minute. DP-26-453");
  // Another page is opened meanwhile.
  document.title = "Worklist";
  session.warnOfLock(false);
  await expect.element(screen.getByRole("alert")).not.toBeInTheDocument();
  await vi.waitFor(() => expect(document.title).toBe("Worklist"));
});
