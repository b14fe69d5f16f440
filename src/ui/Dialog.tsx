import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button, ButtonRow, IconButton } from "./Button.tsx";
import styles from "./Dialog.module.css";
import { openModal } from "./page/modal.tsx";

interface ModalProps extends Omit<ComponentProps<"dialog">, "ref" | "onCancel"> {
  /** Called by Escape. Without it the dialog cannot be dismissed. */
  readonly onClose: (() => void) | undefined;
}

export const Modal = ({ className, onClose, ...rest }: ModalProps) => (
  <dialog
    // Else Chromium closes the dialog on the second Escape, even when `onCancel` prevented the first.
    closedby={onClose ? undefined : "none"}
    {...rest}
    ref={openModal}
    className={["floating", styles.modal, className].join(" ")}
    onCancel={(event) => {
      event.preventDefault();
      onClose?.();
    }}
  />
);

interface DialogProps {
  readonly title: ReactNode;
  /** The accessible name, where it is not the title. */
  readonly label?: string;
  /** The id of the text of a question; makes the dialog an `alertdialog`. */
  readonly questionId?: string;
  readonly children: ReactNode;
  readonly onClose?: () => void;
  /** `page` covers everything behind the dialog. */
  readonly size?: "small" | "large" | "page";
}

export function Dialog(props: DialogProps) {
  const { title, label, questionId, children, onClose, size = "small" } = props;
  const t = useMessages();
  const titleId = useId();
  return (
    <Modal
      role={questionId === undefined ? undefined : "alertdialog"}
      aria-describedby={questionId}
      aria-label={label}
      aria-labelledby={label === undefined ? titleId : undefined}
      className={[styles.dialog, styles[size]].join(" ")}
      onClose={onClose}
    >
      <header className={styles.header}>
        {/* Focusable, so that the browser focuses it and not *Close*, where no child takes the focus. */}
        <h2 id={titleId} tabIndex={onClose && -1} className={size === "page" ? "hero" : undefined}>
          {title}
        </h2>
        {onClose && <IconButton onClick={onClose} label={t.ui.close} Icon={X} />}
      </header>
      {children}
    </Modal>
  );
}

interface ConfirmationProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly title: string;
  readonly confirmLabel: string;
  readonly other?: { readonly label: string; readonly onChoose: () => void } | false | undefined;
  readonly cancelLabel?: string;
  /** Default: the safe answer. The safe answer has the focus in any case, so that a second Enter does nothing. */
  readonly emphasis?: "confirm" | "cancel" | "none";
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Confirmation(props: ConfirmationProps) {
  const { title, confirmLabel, cancelLabel, other, onConfirm, onCancel, note, children } = props;
  const { emphasis = "cancel" } = props;
  const variantOf = (answer: typeof emphasis) => (answer === emphasis ? "primary" : "plain");
  const { ui } = useMessages();
  const questionId = useId();
  const noteId = useId();
  const safeAnswer = useRef<HTMLButtonElement>(null);
  // Scrolling to the answers would hide the question on a small screen.
  useEffect(() => safeAnswer.current?.focus({ preventScroll: true }), []);
  return (
    <Dialog
      title={title}
      questionId={note ? `${questionId} ${noteId}` : questionId}
      onClose={onCancel}
    >
      <div id={questionId} className="stack">
        {children}
      </div>
      <ButtonRow isFooter>
        {note && <p id={noteId}>{note}</p>}
        <Button variant={variantOf("confirm")} onClick={onConfirm}>
          {confirmLabel}
        </Button>
        {other && <Button onClick={other.onChoose}>{other.label}</Button>}
        <Button ref={safeAnswer} variant={variantOf("cancel")} onClick={onCancel}>
          {cancelLabel ?? ui.cancel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
