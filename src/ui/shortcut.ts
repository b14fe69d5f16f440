import { useHotkeys } from "react-hotkeys-hook";

/** A key by its place on the keyboard, and where signs wander between layouts also by the sign. */
export interface Shortcut {
  /** `j`, `shift+slash`: the same key on a Russian layout. */
  readonly key: string;
  /** `?`: whatever key types it. */
  readonly sign?: string;
}

const ignoreEventWhen = () => document.querySelector("dialog:modal") !== null;

/** Does something on a key, anywhere but in an input and behind an open dialog. */
export function useShortcut({ key, sign = key }: Shortcut, act: () => void): void {
  const run = (event: KeyboardEvent) => {
    event.preventDefault();
    act();
  };
  useHotkeys(key, run, { ignoreEventWhen });
  useHotkeys(sign, run, { ignoreEventWhen, useKey: true, enabled: sign !== key });
}
