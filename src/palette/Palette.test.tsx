import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Palette } from "./Palette.tsx";
import { PaletteButton } from "./PaletteButton.tsx";
import { PaletteHost } from "./PaletteHost.tsx";
import { PaletteProvider } from "./PaletteProvider.tsx";
import { usePaletteEntries } from "./palette-entries.ts";
// The height of an option.
import "#ui/tokens.css";

const box = page.getByRole("combobox", { name: "Search commands" });
const dialog = page.getByRole("dialog", { name: "Command palette" });
const option = (name: string) => page.getByRole("option", { name });
const work = page.getByRole("textbox", { name: "Work" });

const loaded = { Palette, commands: null };

function Screen({ loadPalette }: { readonly loadPalette: () => Promise<typeof loaded> }) {
  const [done, setDone] = useState("nothing");
  const [isLocked, setLocked] = useState(false);
  usePaletteEntries("actions", () => [
    { id: "print", label: "Print", run: () => setDone("printed") },
    { id: "copy", label: "Copy", run: () => setDone("copied") },
  ]);
  usePaletteEntries("fields", () =>
    Array.from({ length: 20_000 }, (_, index) => ({
      id: String(index),
      label: `Note ${index}`,
      run: () => setDone(`note ${index}`),
    })),
  );
  return (
    <>
      <PaletteHost isAvailable={!isLocked} loadPalette={loadPalette} />
      <PaletteButton />
      <input aria-label="Work" />
      <p>done: {done}</p>
      <input type="checkbox" checked={isLocked} onChange={() => setLocked(!isLocked)} />
    </>
  );
}

function show(loadPalette = async () => loaded) {
  const element = (
    <PaletteProvider>
      <Screen loadPalette={loadPalette} />
    </PaletteProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: "*", element }])} />);
}

/** Pressed from outside of the modal dialog, like a lock after some time. */
const toggleLock = () => document.querySelector<HTMLElement>("[type=checkbox]")?.click();

/** The option that the box says is chosen. */
const chosen = () =>
  document.getElementById(box.element().getAttribute("aria-activedescendant") ?? "");

const placeOf = (element: Element | null) => element?.getBoundingClientRect();

const press = (init: KeyboardEventInit) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }),
  );

test("opens over a text input, runs the chosen entry, and returns the focus", async () => {
  await show();
  await work.fill("half a wo");
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
});

test.each([
  ["a Russian layout", { key: "л", code: "KeyK", ctrlKey: true }],
  ["a Mac", { key: "k", code: "KeyK", metaKey: true }],
  ["another Latin layout", { key: "k", code: "KeyV", ctrlKey: true }],
])("opens and closes on %s, and closes with Escape", async (_, init) => {
  await show();
  await work.click();
  expect(press(init)).toBe(false);
  await expect.element(box).toHaveFocus();
  press(init);
  await expect.element(dialog).not.toBeInTheDocument();
  press(init);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
});

test("arrows choose among all groups, and scroll to the chosen entry", async () => {
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await expect.element(option("Print")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(chosen()).toHaveTextContent("Note 0");
  await userEvent.keyboard("{ArrowUp>3}{/ArrowUp}");
  expect(chosen()).toHaveTextContent("Note 47");
  await expect.element(option("Note 47")).toBeInViewport();
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toHaveTextContent("Print");
  await expect.element(box).toHaveFocus();
});

test("keeps what is typed while it is loading, and lets no key act on the page", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof loaded>();
  await show(() => promise);
  await work.click();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.keyboard("cox{Backspace}p");
  await expect.element(work).toHaveValue("");
  resolve(loaded);
  await expect.element(box).toHaveValue("cop");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("done: copied")).toBeVisible();
});

test("takes the keys itself from the moment it is shown", async () => {
  const { promise, resolve: load } = Promise.withResolvers<typeof loaded>();
  await show(() => promise);
  const isLeftToTheBox = new Promise<boolean | undefined>((resolve) => {
    // Called directly after the change of the page, before anything else can run.
    const watcher = new MutationObserver(() => {
      if (!box.query()) return;
      watcher.disconnect();
      resolve(press({ key: "d", code: "KeyD" }));
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  await userEvent.keyboard("{Control>}k{/Control}");
  load(loaded);
  expect(await isLeftToTheBox).toBe(true);
});

test("Page Down and Page Up move by ten entries", async () => {
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{PageDown}");
  expect(chosen()).toHaveTextContent("Note 8");
  await userEvent.keyboard("{PageUp}");
  expect(chosen()).toHaveTextContent("Print");
});

test("closes when the session is locked, and does not open before it is unlocked", async () => {
  await show();
  const open = page.getByRole("button", { name: "Command palette" });
  await open.click();
  await expect.element(dialog).toBeVisible();
  toggleLock();
  await expect.element(dialog).not.toBeInTheDocument();
  press({ key: "k", code: "KeyK", ctrlKey: true });
  toggleLock();
  await work.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await open.click();
  await expect.element(dialog).toBeVisible();
});

test("shows the box and the chosen option in a window enlarged to 400 %", async () => {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(320, 200);
  await show();
  await userEvent.keyboard("{Control>}k{/Control}");
  await userEvent.type(box, "Note 1");
  await userEvent.keyboard("{PageDown}");
  const list = dialog.getByRole("listbox").element().getBoundingClientRect();
  expect(placeOf(box.element())?.top).toBeGreaterThanOrEqual(0);
  expect(placeOf(chosen())?.top).toBeGreaterThanOrEqual(list.top);
  expect(placeOf(chosen())?.bottom).toBeLessThanOrEqual(Math.min(list.bottom, 200));
});
