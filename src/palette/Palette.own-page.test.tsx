import { useEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PaletteButton } from "./PaletteButton.tsx";
import { PaletteHost } from "./PaletteHost.tsx";
import { usePaletteAnswers, usePaletteEntries } from "./palette-entries.ts";

const box = page.getByRole("combobox", { name: "Search commands" });
const dialog = page.getByRole("dialog", { name: "Command palette" });
const option = (name: string) => page.getByRole("option", { name });
const work = page.getByRole("textbox", { name: "Work" });

let read = 0;

function Screen() {
  const [done, setDone] = useState("nothing");
  usePaletteEntries("actions", () => [
    { id: "print", label: "Print", run: () => setDone("printed") },
    { id: "copy", label: "Copy", run: () => setDone("copied") },
  ]);
  usePaletteAnswers("open", (text) =>
    /^\d+$/.test(text) ? [{ id: text, label: `Open case ${text}`, run: () => {} }] : [],
  );
  usePaletteEntries("fields", () => {
    read += 1;
    return Array.from({ length: 20_000 }, (_, index) => ({
      id: String(index),
      label: `Note ${index}`,
      run: () => setDone(`note ${index}`),
    }));
  });
  return (
    <>
      <input aria-label="Work" />
      <p>done: {done}</p>
    </>
  );
}

function Commands() {
  usePaletteEntries("everywhere", () => [{ id: "home", label: "Home", run: () => {} }]);
  return null;
}
const loadCommands = async () => <Commands />;

/** The screen behind a lock of its own. */
function Root() {
  const [isLocked, setLocked] = useState(false);
  useEffect(() => {
    const lock = () => setLocked(true);
    addEventListener("lock", lock);
    return () => removeEventListener("lock", lock);
  }, []);
  return (
    <>
      <PaletteHost isAvailable={!isLocked} loadCommands={loadCommands} />
      <PaletteButton />
      <Screen />
      <button type="button" onClick={() => setLocked(false)}>
        Unlock
      </button>
    </>
  );
}

async function show() {
  read = 0;
  const router = createMemoryRouter([{ path: "*", Component: Root }]);
  await render(<RouterProvider router={router} />);
  return router;
}

const press = (init: KeyboardEventInit) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }),
  );

test("opens over a text input, runs the chosen entry, and returns the focus", async () => {
  await show();
  await work.fill("half a wo");
  expect(read).toBe(0);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("prin");
  // This Enter confirms a word of an input method.
  press({ key: "Enter", code: "Enter", isComposing: true });
  await expect.element(page.getByText("done: nothing")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("done: printed")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
  await expect.element(work).toHaveValue("half a wo");
  expect(read).toBe(1);
});

test.each([
  ["a Russian layout", { key: "л", code: "KeyK", ctrlKey: true }],
  ["a Mac", { key: "k", code: "KeyK", metaKey: true }],
  ["another Latin layout", { key: "k", code: "KeyV", ctrlKey: true }],
])("opens on %s, and closes with Escape", async (_, init) => {
  await show();
  await work.click();
  expect(press(init)).toBe(false);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
});

test("arrows choose among all groups, and scroll to the chosen entry", async () => {
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await expect.element(option("Print")).toHaveAttribute("aria-selected", "true");
  const chosen = () =>
    document.getElementById(box.element().getAttribute("aria-activedescendant") ?? "");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(chosen()).toHaveTextContent("Note 0");
  await userEvent.keyboard("{ArrowUp>4}{/ArrowUp}");
  expect(chosen()).toHaveTextContent("Note 46");
  await expect.element(option("Note 46")).toBeInViewport();
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toHaveTextContent("Print");
  await expect.element(box).toHaveFocus();
});

test("closes when the session is locked, and does not open before it is unlocked", async () => {
  await show();
  const open = page.getByRole("button", { name: "Command palette" });
  await open.click();
  await expect.element(dialog).toBeVisible();
  dispatchEvent(new Event("lock"));
  await expect.element(dialog).not.toBeInTheDocument();
  press({ key: "k", code: "KeyK", ctrlKey: true });
  await page.getByRole("button", { name: "Unlock" }).click();
  await work.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(read).toBe(1);
  await open.click();
  await expect.element(dialog).toBeVisible();
});
