import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { nextPaint } from "./page/after-paint.ts";

const dialog = page.getByRole("dialog", { name: "Leave this page?" });
const close = dialog.getByRole("button", { name: "Close" });
const open = page.getByRole("button", { name: "Open" });

function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Leave this page?" onClose={() => setOpen(false)}>
          What was typed is lost.
        </Dialog>
      )}
    </>
  );
}

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its button", () => close.click()],
])("closes with %s, and returns the focus", async (_name, dismiss) => {
  await render(<Opener />);
  await open.click();
  await expect.element(dialog).toBeVisible();
  await dismiss();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test("cannot be dismissed without an `onClose`, however often Escape is pressed", async () => {
  await render(
    <Dialog title="Leave this page?">
      <Button>Stay</Button>
    </Dialog>,
  );
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await nextPaint();
  await expect.element(dialog).toBeVisible();
  await expect.element(close).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
});
