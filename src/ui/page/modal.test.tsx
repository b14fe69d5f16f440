import { X } from "lucide-react";
import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import { createStore, useStore } from "#lib/store.ts";
import { Button } from "../Button.tsx";
import { Dialog } from "../Dialog.tsx";
import { Banner } from "../Notice.tsx";

const message = createStore("");

interface ScreenProps {
  readonly role: "status" | "alert";
  readonly isHidden?: boolean;
  /** Whether the dialog is open. */
  readonly isOpen?: boolean;
}

function Screen({ role, isHidden = false, isOpen = true }: ScreenProps) {
  const text = useStore(message);
  return (
    <LanguageProvider first={englishLanguage}>
      <main id="main" tabIndex={-1} style={{ visibility: isHidden ? "hidden" : undefined }}>
        {role === "status" ? (
          <p role="status">{text}</p>
        ) : (
          text !== "" && <p role="alert">{text}</p>
        )}
      </main>
      {isOpen && (
        <Dialog title="Question" onClose={() => {}}>
          <button type="button">Answer</button>
        </Dialog>
      )}
      {text === "locks" && (
        <Banner tone="warn" Icon={X} title="Locks soon">
          <Button onClick={() => message.set("")}>Stay</Button>
        </Banner>
      )}
    </LanguageProvider>
  );
}

afterEach(() => message.set(""));

const dialog = page.getByRole("dialog", { name: "Question" });
/** What is said in the dialog, by its urgency. */
const said = (urgency: "polite" | "assertive") =>
  dialog.element().querySelector(`[aria-live=${urgency}]`)?.textContent;

test.each([
  ["status", "polite"],
  ["alert", "assertive"],
] as const)("a dialog says the %s of the page behind it", async (role, urgency) => {
  await render(<Screen role={role} />);
  await expect.element(dialog).toBeVisible();
  for (const text of ["Copied", "Saved"]) {
    message.set(text);
    await expect.poll(() => said(urgency)).toBe(text);
  }
});

test("a dialog says nothing of a page that is hidden", async () => {
  await render(<Screen role="status" isHidden />);
  message.set("secret");
  await expect.element(page.getByText("secret")).toBeInTheDocument();
  expect(said("polite")).toBe("");
});

test("a banner can be used over a dialog, and then returns the focus", async () => {
  await render(<Screen role="status" />);
  const answer = dialog.getByRole("button", { name: "Answer" });
  message.set("locks");
  await expect.element(dialog.getByRole("alert")).toMatchTextContent("Locks soon");
  answer.element().focus();
  const stay = dialog.getByRole("button", { name: "Stay" });
  stay.element().focus();
  await stay.click();
  await expect.element(stay).not.toBeInTheDocument();
  await expect.element(answer).toHaveFocus();
});

test("a dialog whose opener is gone returns the focus to what is in front", async () => {
  const opener = document.body.appendChild(document.createElement("button"));
  opener.focus();
  const { rerender } = await render(<Screen role="status" />);
  await expect.element(dialog).toBeVisible();
  opener.remove();
  await rerender(<Screen role="status" isOpen={false} />);
  await expect.element(page.getByRole("main")).toHaveFocus();
});
