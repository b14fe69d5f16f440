import { createContext, use, useEffect, useEffectEvent } from "react";
import { isModalOpen } from "./modal.tsx";

interface Shortcut {
  /**
   * A letter such as `j`, or the name or position of a key: `escape`, `slash`, `shift+slash`. With Ctrl, or Cmd on a
   * Mac, `ctrl+enter`: such a shortcut also acts in text inputs, and while single keys are switched off.
   */
  readonly key: string;
  /** A character such as `?` that triggers the shortcut, whatever key types it. */
  readonly sign?: string;
  readonly repeats?: boolean;
  readonly isInDialog?: boolean;
  /** Whether the shortcut is off now and leaves the key to other handlers. */
  readonly isOff?: boolean;
}

/** The Latin letter that the layout types, else the letter at that position of a Latin keyboard. */
const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/** An operator who dictates text may want them off (WCAG, 2.1.4). */
export const SingleKeyShortcutsContext = createContext(true);

/** The value of `aria-keyshortcuts`. */
export const useKeyHint = (keys: string): string | undefined =>
  use(SingleKeyShortcutsContext) ? keys : undefined;

const ctrl = "ctrl+";

const hasCtrl = ({ key }: Shortcut) => key.startsWith(ctrl);

const isSingleKey = ({ key }: Shortcut) => !key.startsWith("arrow") && key !== "escape";

/** Calls back on a key, except behind a modal dialog and, unless it is pressed with Ctrl, in text inputs. */
export function useShortcut(shortcut: Shortcut, onPress: () => void): void {
  const areSingleKeyShortcutsOn = use(SingleKeyShortcutsContext);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (shortcut.isOff || event.defaultPrevented || event.isComposing) return;
    if (!isPressed(event, shortcut)) return;
    if (!shortcut.isInDialog && isModalOpen()) return;
    if (!hasCtrl(shortcut)) {
      if (takesText(event.target)) return;
      if (isSingleKey(shortcut) && !areSingleKeyShortcutsOn) return;
    }
    // The browser closes an open menu first.
    if (shortcut.key === "escape" && document.querySelector(":popover-open")) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) onPress();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const shortcutSigns = new Set(["/", "?"]);

function isPressed(event: KeyboardEvent, shortcut: Shortcut): boolean {
  const { sign } = shortcut;
  // Alt Gr arrives as Ctrl and Alt.
  if (event.altKey || (event.ctrlKey || event.metaKey) !== hasCtrl(shortcut)) return false;
  const key = shortcut.key.replace(ctrl, "");
  // Where the layout types these signs, their positions on other layouts do not count.
  if (sign !== undefined && shortcutSigns.has(event.key)) return event.key === sign;
  const position = key.replace("shift+", "");
  if (event.shiftKey !== (position !== key)) return false;
  if (position.length === 1) return isLetter(event, position);
  // Keys such as Enter have a name that is the same at every position.
  return [event.code, event.key].some((name) => name.toLowerCase() === position);
}

function isTextInput(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) {
    return !/^(?:checkbox|radio|button|submit|file)$/.test(target.type);
  }
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea"));
}

/** Whether the focused element uses typed characters: as text, or to find an option. */
const takesText = (target: EventTarget | null): boolean =>
  isTextInput(target) ||
  (target instanceof HTMLElement &&
    target.matches("select, [role=menuitem], [role=menuitemcheckbox]"));
