import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "./dialogs.module.css";

interface LeaveDialogProps {
  /** The request is on its way. */
  readonly isSending: boolean;
  /** Rows are there that cannot be kept. */
  readonly isBatch: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before a changed form is left. */
export function LeaveDialog({ isSending, isBatch, onLeave, onStay }: LeaveDialogProps) {
  const { create, batch } = useWords();
  const { leave: words } = create;
  const texts = isBatch ? batch.leave : words;
  return (
    <Dialog title={words.title} onClose={onStay}>
      <p>{isSending ? texts.sending : texts.text}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>{words.stay}</Button>
        <Button look="primary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
