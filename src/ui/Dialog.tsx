import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { Button } from "./Button.tsx";
import styles from "./Dialog.module.css";

interface DialogProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Called by Escape and the close button. Without it the dialog cannot be dismissed. */
  readonly onClose?: () => void;
  readonly size?: "small" | "large";
}

/** A modal dialog, open as long as it is rendered. */
export function Dialog({ title, children, onClose, size = "small" }: DialogProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: closing restores the focus only while the dialog is still in the document.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      className={[styles.dialog, styles[size]].join(" ")}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      // Chromium closes a dialog on the second Escape, even when `onCancel` prevented the first.
      onKeyDown={(event) => {
        if (event.key === "Escape" && !onClose) event.preventDefault();
      }}
    >
      <header className={styles.header}>
        <h2 id={titleId}>{title}</h2>
        {onClose && (
          <Button
            variant="quiet"
            onClick={onClose}
            aria-label={words.ui.close}
            icon={<X aria-hidden />}
          />
        )}
      </header>
      {children}
    </dialog>
  );
}
