import { type InputEvent, memo, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { TextField } from "#ui/TextField.tsx";
import styles from "./CardField.module.css";
import type { CardVault } from "./card-vault.ts";
import { SoftNote } from "./SoftNote.tsx";

interface CardFieldProps {
  /** The name of the number in the vault. */
  readonly name: string;
  readonly vault: CardVault;
  readonly fault: string | undefined;
  /** Something else is in the vault under its name. */
  readonly onChange?: () => void;
}

/**
 * A card number, on its way into the vault: the input itself holds it only while it is typed, and
 * its mask afterwards. No state of React or of the form ever knows it.
 */
export const CardField = memo(function CardField({ name, vault, fault, onChange }: CardFieldProps) {
  const { transactions: words } = useFullWords().create;
  const input = useRef<HTMLInputElement>(null);
  const [isLeft, setLeft] = useState(true);
  const state = useSyncExternalStore(vault.subscribe, () => vault.state(name));
  const isGone = useSyncExternalStore(vault.subscribe, () => vault.isGone(name));

  useEffect(() => {
    function show() {
      const box = input.current;
      if (!box) return;
      const isEmpty = vault.state(name) === "none";
      if (isEmpty || document.activeElement !== box) box.value = vault.shown(name);
    }
    show();
    return vault.subscribe(show);
  }, [vault, name]);

  function leaveOut() {
    vault.forget([name]);
    onChange?.();
    input.current?.focus();
  }

  const leaving = isGone && (
    <Button look="quiet" className={styles.leaveOut} onClick={leaveOut}>
      {words.leaveOut}
    </Button>
  );

  return (
    <TextField
      ref={input}
      label={words.card}
      inputMode="numeric"
      autoComplete="off"
      fault={
        fault && (
          <>
            {fault} {leaving}
          </>
        )
      }
      hint={
        isGone
          ? fault === undefined && (
              <>
                <SoftNote>{words.isGone}</SoftNote> {leaving}
              </>
            )
          : isLeft && state === "doubtful" && <SoftNote>{words.doubtfulCard}</SoftNote>
      }
      onFocus={({ currentTarget }) => {
        setLeft(false);
        currentTarget.select();
      }}
      onInput={(event) => {
        vault.put(name, typedIn(event));
        onChange?.();
      }}
      onBlur={({ currentTarget }) => {
        currentTarget.value = vault.shown(name);
        afterClick(() => setLeft(true));
      }}
    />
  );
});

/** What stands in the input; a mask that is edited starts the number anew. */
function typedIn({ currentTarget, nativeEvent }: InputEvent<HTMLInputElement>): string {
  if (!currentTarget.value.includes("•")) return currentTarget.value;
  currentTarget.value = nativeEvent.data ?? "";
  return currentTarget.value;
}

const releases = ["pointerup", "pointercancel", "click"] as const;

/**
 * Calls back at once, or, while a pointer is pressed, when that is over. What comes into view in
 * between moves the page, and the click misses what was pressed.
 */
function afterClick(act: () => void): void {
  if (!document.querySelector(":active")) return act();
  const released = new AbortController();
  const go = () => {
    released.abort();
    // The click comes right after the pointer is up.
    setTimeout(act);
  };
  for (const type of releases) {
    window.addEventListener(type, go, { capture: true, signal: released.signal });
  }
}
