import { X } from "lucide-react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LanguageProvider } from "#i18n/LanguageProvider.tsx";
import { englishLanguage } from "#i18n/languages.ts";
import { createStore, useStore } from "#lib/store.ts";
import { Button } from "../Button.tsx";
import { AppClipboard, ClipboardContext, CopyStatus } from "../copy/clipboard.tsx";
import { Dialog } from "../Dialog.tsx";
import { Banner } from "../Notice.tsx";

const locksSoon = createStore(false);
const clipboard = new AppClipboard();

function Screen({ isOpen = true }: { readonly isOpen?: boolean }) {
  return (
    <LanguageProvider first={englishLanguage}>
      <main id="main" tabIndex={-1} />
      <ClipboardContext value={clipboard}>
        <CopyStatus />
      </ClipboardContext>
      {isOpen && (
        <Dialog title="Question" onClose={() => {}}>
          <button type="button">Answer</button>
        </Dialog>
      )}
      {useStore(locksSoon) && (
        <Banner tone="warn" Icon={X} title="Locks soon">
          <Button onClick={() => locksSoon.set(false)}>Stay</Button>
        </Banner>
      )}
    </LanguageProvider>
  );
}

afterEach(() => locksSoon.set(false));

const dialog = page.getByRole("dialog", { name: "Question" });

test("says over a dialog that something was copied", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await render(<Screen />);
  await clipboard.copy(() => "text");
  await expect.element(dialog.getByRole("status")).toMatchTextContent("Copied");
});

test("a banner can be used over a dialog, and then returns the focus", async () => {
  await render(<Screen />);
  const answer = dialog.getByRole("button", { name: "Answer" });
  locksSoon.set(true);
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
  const { rerender } = await render(<Screen />);
  await expect.element(dialog).toBeVisible();
  opener.remove();
  await rerender(<Screen isOpen={false} />);
  await expect.element(page.getByRole("main")).toHaveFocus();
});
