import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Button, ButtonRow } from "./Button.tsx";
import { Dialog } from "./Dialog.tsx";

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

/** A question before a step that cannot be undone. */
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
