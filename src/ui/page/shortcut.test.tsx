import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { openModal } from "./modal.tsx";
import { SingleKeyShortcutsContext, useKeyHint, useShortcut } from "./shortcut.ts";

const pressed: string[] = [];
/** Inputs that take no text. */
const others = ["checkbox", "radio", "button", "submit", "file"];
afterEach(() => void pressed.splice(0));

function Screen() {
  useShortcut({ key: "j" }, () => pressed.push("j"));
  useShortcut({ key: "n", repeats: true }, () => pressed.push("n"));
  useShortcut({ key: "c" }, () => pressed.push("c"));
  useShortcut({ key: "ctrl+k" }, () => pressed.push("ctrl+k"));
  useShortcut({ key: "ctrl+enter" }, () => pressed.push("ctrl+enter"));
  useShortcut({ key: "slash", sign: "/" }, () => pressed.push("/"));
  useShortcut({ key: "shift+slash", sign: "?" }, () => pressed.push("?"));
  return (
    <>
      <input aria-label="text" aria-keyshortcuts={useKeyHint("j")} />
      <textarea aria-label="lines" />
      <select aria-label="choice" />
      {others.map((type) => (
        <input key={type} type={type} aria-label={type} />
      ))}
      <div aria-label="editor" role="textbox" tabIndex={0} contentEditable />
      <div aria-label="item" role="menuitem" tabIndex={0} />
      <dialog>
        <button type="button">behind which</button>
      </dialog>
    </>
  );
}

const withSingleKeyShortcuts = (isOn: boolean) => (
  <SingleKeyShortcutsContext value={isOn}>
    <Screen />
  </SingleKeyShortcutsContext>
);

const press = (key: string, code: string, more: KeyboardEventInit = {}) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true, ...more }),
  );

test.each([
  ["capitals", "J", "KeyJ", false, "j"],
  ["a Russian layout", "о", "KeyJ", false, "j"],
  ["a German layout", "/", "Digit7", true, "/"],
  ["a Russian layout", ",", "Slash", true, "?"],
])("on %s %j at %s triggers its shortcut", async (_, key, code, shiftKey, does) => {
  await render(<Screen />);
  press(key, code, { shiftKey });
  expect(pressed).toEqual([does]);
});

test("do nothing in text inputs, with a modifier, and when they are switched off", async () => {
  const screen = await render(withSingleKeyShortcuts(false));
  press("j", "KeyJ");
  press("/", "Slash");
  await expect.element(page.getByLabelText("text")).not.toHaveAttribute("aria-keyshortcuts");
  await screen.rerender(withSingleKeyShortcuts(true));
  await expect.element(page.getByLabelText("text")).toHaveAttribute("aria-keyshortcuts", "j");
  for (const name of ["text", "lines", "choice", "editor", "item"]) {
    page.getByLabelText(name).element().focus();
    press("j", "KeyJ");
    press("/", "Slash");
  }
  page.getByLabelText("checkbox").element().focus();
  for (const modifier of ["ctrlKey", "altKey", "metaKey"]) press("j", "KeyJ", { [modifier]: true });
  expect(pressed).toEqual([]);
  for (const type of others) {
    page.getByLabelText(type).element().focus();
    press("j", "KeyJ");
  }
  expect(pressed).toEqual(others.map(() => "j"));
});

test.each<[string, string, KeyboardEventInit, string[]]>([
  ["k", "KeyK", { ctrlKey: true }, ["ctrl+k"]],
  ["Enter", "NumpadEnter", { ctrlKey: true }, ["ctrl+enter"]],
  ["k", "KeyK", { ctrlKey: true, altKey: true }, []],
  ["k", "KeyK", { ctrlKey: true, isComposing: true }, []],
])(
  "with Ctrl act in text inputs and with single keys off: %j at %s with %j",
  async (key, code, more, does) => {
    await render(withSingleKeyShortcuts(false));
    page.getByLabelText("text").element().focus();
    press(key, code, more);
    expect(pressed).toEqual(does);
  },
);

test("do nothing behind a dialog, when the key was handled, and unless meant to while it is held down", async () => {
  await render(<Screen />);
  const taken = new AbortController();
  document.body.addEventListener("keydown", (event) => event.preventDefault(), taken);
  press("j", "KeyJ");
  taken.abort();
  press("j", "KeyJ", { repeat: true });
  expect(pressed).toEqual([]);
  press("n", "KeyN", { repeat: true });
  const closeDialog = openModal(document.querySelector("dialog"));
  press("j", "KeyJ");
  expect(pressed).toEqual(["n"]);
  closeDialog?.();
  press("j", "KeyJ");
  expect(pressed).toEqual(["n", "j"]);
});
