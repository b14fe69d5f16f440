import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { languages, loadLanguage } from "#i18n/languages.ts";
import { setUpApp } from "./fixtures/open-app.tsx";

test("the list of shortcuts begins to be read at its title, not at its close button", async () => {
  await setUpApp(() => new Promise(() => {})).open(["/settings"]);
  await expect.element(page.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await userEvent.keyboard("?");
  const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog.getByRole("heading", { level: 2 })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
});

test.each([
  ["everywhere", ["/", "?", "C"]],
  ["on a case", ["F", "J", "K", "Shift J", "Shift K", "R", "P", "V", "D", "Y"]],
  ["in a preview", ["←", "→", "N", "Shift N", "Esc"]],
  ["on the worklist", ["J", "K", "F", "R", "P", "Enter"]],
  ["on the create form", ["Ctrl Enter"]],
])("names the keys %s in every language", async (_, keys) => {
  for (const { tag } of languages) {
    const { messages } = await loadLanguage(tag);
    const named = Object.values(messages.shortcuts.groups).map((group) =>
      Object.keys(group.keys).flatMap((key) => key.split(", ")),
    );
    expect(named.some((group) => keys.every((key) => group.includes(key)))).toBe(true);
  }
});
