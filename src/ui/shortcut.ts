import { useEffect, useEffectEvent } from "react";

/** A key of the keyboard, with no modifier but Shift. */
export interface Shortcut {
  /** A letter, `j`, or the place of a sign, `slash`, `shift+slash`. */
  readonly key: string;
  /** The sign itself, `?`: whatever key types it. */
  readonly sign?: string;
  /** Whether it acts again and again while it is held; else once. */
  readonly repeats?: boolean;
}

/**
 * Whether an event presses a letter: the one the layout types there, or, where it types no Latin
 * letter, the one that stands in its place on a Latin keyboard.
 */
export const isLetter = ({ key, code }: KeyboardEvent, letter: string): boolean =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;

/** Whether an open dialog keeps the keyboard to itself. */
export const isBehindDialog = (): boolean => document.querySelector("dialog:modal") !== null;

/** Does something on a key, anywhere but where one types and behind an open dialog. */
export function useShortcut(shortcut: Shortcut, act: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!isPressed(event, shortcut) || takesText(event.target) || isBehindDialog()) return;
    event.preventDefault();
    if (!event.repeat || shortcut.repeats) act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

const signs = new Set(["/", "?"]);

function isPressed(event: KeyboardEvent, { key, sign }: Shortcut): boolean {
  // Where a layout types the signs themselves, they alone count, and not the places they have elsewhere.
  if (sign !== undefined && signs.has(event.key)) return event.key === sign;
  const place = key.replace("shift+", "");
  if (event.shiftKey !== (place !== key)) return false;
  return place.length === 1 ? isLetter(event, place) : event.code.toLowerCase() === place;
}

/** Whether a key typed there is text, or looks for an option. */
function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement)
    return !/^(?:checkbox|radio|button|submit|file)$/.test(target.type);
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("textarea, select, [role=option]"))
  );
}
