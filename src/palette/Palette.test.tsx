import { useEffect, useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Dialog } from "#ui/Dialog.tsx";
import { PaletteButton } from "./PaletteButton.tsx";
import { PaletteProvider } from "./PaletteProvider.tsx";
import { usePaletteAnswers, usePaletteEntries } from "./palette-entries.ts";
import type { PaletteEntry } from "./palette-entry.ts";

const box = page.getByRole("combobox", { name: "Search commands" });
const dialog = page.getByRole("dialog", { name: "Command palette" });
const option = (name: string) => page.getByRole("option", { name });
const work = page.getByRole("textbox", { name: "Work" });

let read = 0;
let extra: PaletteEntry[] = [];

function Screen() {
  const [done, setDone] = useState("nothing");
  usePaletteEntries("actions", () => [
    { id: "print", label: "Print", run: () => setDone("printed") },
    { id: "copy", label: "Copy", run: () => setDone("copied") },
    ...extra,
  ]);
  usePaletteAnswers("open", (text) =>
    /^\d+$/.test(text) ? [{ id: text, label: `Open case ${text}`, run: () => {} }] : [],
  );
  usePaletteEntries("fields", () => {
    read += 1;
    return Array.from({ length: 20_000 }, (_, at) => ({
      id: String(at),
      label: `Note ${at}`,
      run: () => setDone(`note ${at}`),
    }));
  });
  return (
    <>
      <input aria-label="Work" />
      <p>done: {done}</p>
    </>
  );
}

let loads = 0;
function Commands() {
  usePaletteEntries("everywhere", () => [{ id: "home", label: "Home", run: () => {} }]);
  return null;
}
const loadCommands = () => {
  loads += 1;
  return Promise.resolve(<Commands />);
};

/** The screen behind a lock of its own, and with a dialog of its own. */
function Root() {
  const [isLocked, setLocked] = useState(false);
  const [asks, setAsks] = useState(false);
  useEffect(() => {
    const lock = () => setLocked(true);
    addEventListener("lock", lock);
    return () => removeEventListener("lock", lock);
  }, []);
  return (
    <PaletteProvider isAvailable={!isLocked} loadCommands={loadCommands}>
      <PaletteButton />
      <Screen />
      <button type="button" onClick={() => setLocked(false)}>
        Unlock
      </button>
      <button type="button" onClick={() => setAsks(true)}>
        Ask
      </button>
      {asks && (
        <Dialog title="Leave?" onClose={() => setAsks(false)}>
          <input aria-label="Why" />
        </Dialog>
      )}
    </PaletteProvider>
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

test("it opens while one types, runs what Enter finds, and gives the focus back", async () => {
  await show();
  await work.fill("half a wo");
  expect(read).toBe(0);
  await userEvent.keyboard("{Control>}k{/Control}");
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAttribute("autocomplete", "off");
  await expect.element(box).toHaveAttribute("spellcheck", "false");
  await userEvent.keyboard("prin");
  // The Enter that ends a word of an input method is no Enter.
  press({ key: "Enter", code: "Enter", isComposing: true });
  await expect.element(page.getByText("done: nothing")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("done: printed")).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
  await expect.element(work).toHaveValue("half a wo");
  expect(read).toBe(1);
});

test("what is offered everywhere comes with the palette, below what the screen offers", async () => {
  await show();
  const before = loads;
  await page.getByRole("button", { name: "Command palette" }).click();
  await expect.element(box).toBeVisible();
  expect(
    page
      .getByRole("option")
      .elements()
      .slice(0, 4)
      .map((one) => one.textContent),
  ).toEqual(["Print", "Copy", "Home", "Note 0"]);
  expect(loads).toBe(before + 1);
});

test.each([
  ["a Russian layout", { key: "л", code: "KeyK", ctrlKey: true }],
  ["a Mac", { key: "k", code: "KeyK", metaKey: true }],
  ["another Latin layout", { key: "k", code: "KeyV", ctrlKey: true }],
])("it opens on %s, and closes by Escape", async (_, init) => {
  await show();
  await work.click();
  // The browser's own leads away from the page.
  expect(press(init)).toBe(false);
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
});

test("it closes by the key that opens it, and by a press beside it; other keys are the browser's", async () => {
  await show();
  await work.click();
  const key = { key: "k", code: "KeyK", ctrlKey: true };
  for (const how of [{ shiftKey: true }, { altKey: true }]) {
    expect(press({ ...key, ...how })).toBe(true);
  }
  press(key);
  await expect.element(box).toHaveFocus();
  press(key);
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(work).toHaveFocus();
  press(key);
  await expect.element(box).toHaveFocus();
  await userEvent.click(document.documentElement, { position: { x: 3, y: 3 }, force: true });
  await expect.element(dialog).not.toBeInTheDocument();
});

test("arrows, Page, Home and End choose among all groups, and the chosen one is in sight", async () => {
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await expect.element(option("Print")).toHaveAttribute("aria-selected", "true");
  const chosen = () =>
    document.getElementById(box.element().getAttribute("aria-activedescendant") ?? "");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(chosen()).toHaveTextContent("Note 0");
  await userEvent.keyboard("{PageDown}");
  expect(chosen()).toHaveTextContent("Note 10");
  await expect.element(option("Note 9")).toBeInViewport();
  await userEvent.keyboard("{End}");
  expect(chosen()).toHaveTextContent("Note 46");
  await userEvent.keyboard("{ArrowDown}");
  expect(chosen()).toHaveTextContent("Print");
  await userEvent.keyboard("{ArrowUp}{Home}{ArrowDown}");
  expect(chosen()).toHaveTextContent("Copy");
  // With Shift they select what is typed.
  await userEvent.keyboard("{Shift>}{End}{/Shift}");
  expect(chosen()).toHaveTextContent("Copy");
  await expect.element(box).toHaveFocus();
});

test("of very many fifty are shown, the rest is counted, and the count is said", async () => {
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await box.fill("note");
  await expect.element(page.getByRole("status")).toHaveTextContent("20000 results");
  await expect.element(page.getByText("and 19950 more")).toBeVisible();
  expect(page.getByRole("option").elements()).toHaveLength(50);
  await userEvent.keyboard("{End}");
  await box.fill("note 19999");
  await expect.element(page.getByRole("status")).toHaveTextContent("1 result");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("done: note 19999")).toBeVisible();
  expect(read).toBe(1);
});

test("what looks like a card number is masked, and stands by itself", async () => {
  const card = "4111111111111111";
  extra = [{ id: "card", label: `Card ${card}`, detail: `of ${card}`, run: () => {} }];
  onTestFinished(() => {
    extra = [];
  });
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await box.fill("card");
  await expect
    .element(page.getByRole("option"))
    .toHaveTextContent("Card 4111••••••••1111of 4111••••••••1111");
  // What is typed is what will be opened.
  await box.fill(card);
  await expect.element(option(`Open case ${card}`)).toBeVisible();
});

test("a file that does not come costs this try only", async () => {
  const load = vi.fn<typeof loadCommands>(loadCommands).mockRejectedValueOnce(new Error("gone"));
  const Bare = () => (
    <PaletteProvider isAvailable loadCommands={load}>
      <PaletteButton />
    </PaletteProvider>
  );
  const router = createMemoryRouter([{ path: "*", Component: Bare }]);
  await render(<RouterProvider router={router} />);
  const open = page.getByRole("button", { name: "Command palette" });
  await open.click();
  await open.click();
  await expect.element(dialog).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("what is not there is said, and Enter does nothing", async () => {
  await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await box.fill("xyzzy");
  await expect.element(page.getByText("Nothing here is called “xyzzy”.")).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog).toBeVisible();
});

test("it is not over another dialog", async () => {
  await show();
  await page.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("textbox", { name: "Why" }).click();
  press({ key: "k", code: "KeyK", ctrlKey: true });
  await userEvent.keyboard("{Escape}");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(read).toBe(0);
});

test("it is closed by a lock, does not open behind it, and is not there after it", async () => {
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

test("it is closed by going elsewhere", async () => {
  const router = await show();
  await page.getByRole("button", { name: "Command palette" }).click();
  await expect.element(dialog).toBeVisible();
  await router.navigate("/elsewhere");
  await expect.element(dialog).not.toBeInTheDocument();
});

function Late() {
  usePaletteEntries("stages", () => [{ id: "late", label: "Late stage", run: () => {} }]);
  return null;
}
function Arriving() {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const change = ({ type }: Event) => setThere(type === "arrive");
    addEventListener("arrive", change);
    addEventListener("leave", change);
    return () => {
      removeEventListener("arrive", change);
      removeEventListener("leave", change);
    };
  }, []);
  return (
    <PaletteProvider isAvailable loadCommands={loadCommands}>
      <PaletteButton />
      {isThere && <Late />}
    </PaletteProvider>
  );
}

test("what comes on the screen while it is open is found too, and no longer once it is gone", async () => {
  const router = createMemoryRouter([{ path: "/", Component: Arriving }]);
  await render(<RouterProvider router={router} />);
  await page.getByRole("button", { name: "Command palette" }).click();
  await box.fill("late");
  await expect.element(option("Late stage")).not.toBeInTheDocument();
  dispatchEvent(new Event("arrive"));
  await expect.element(option("Late stage")).toBeVisible();
  dispatchEvent(new Event("leave"));
  await expect.element(option("Late stage")).not.toBeInTheDocument();
});
