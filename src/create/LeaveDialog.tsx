import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "./dialogs.module.css";

interface LeaveDialogProps {
  /** One request is on its way, or many are being sent. */
  readonly sending?: "one" | "many" | undefined;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before a changed form is left. */
export function LeaveDialog({ sending, onLeave, onStay }: LeaveDialogProps) {
  const { leave: words } = useWords().create;
  return (
    <Dialog title={words.title} onClose={onStay}>
      <p>{sending ? words.sending[sending] : words.text}</p>
      <div className={styles.actions}>
        <Button onClick={onStay}>{words.stay}</Button>
        <Button look="primary" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </Dialog>
  );
}
