import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";
import { nextPaint } from "./page/after-paint.ts";

test("cannot be dismissed without an `onClose`, however often Escape is pressed", async () => {
  await render(
    <Dialog title="Leave this page?">
      <Button>Stay</Button>
    </Dialog>,
  );
  await userEvent.keyboard("{Escape}{Escape}{Escape}");
  await nextPaint();
  const dialog = page.getByRole("dialog", { name: "Leave this page?" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole("button", { name: "Close" })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole("button", { name: "Stay" })).toHaveFocus();
});
