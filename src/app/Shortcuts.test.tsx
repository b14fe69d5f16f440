import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { setUpApp } from "./fixtures/open-app.tsx";

test("the list of shortcuts begins to be read at its title, not at its close button", async () => {
  await setUpApp(() => new Promise(() => {})).open({ addresses: ["/settings"] });
  await expect.element(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await userEvent.keyboard("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole("heading", { level: 2 })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});
