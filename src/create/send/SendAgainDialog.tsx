import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { SentText } from "#ui/SentText.tsx";
import styles from "../dialogs.module.css";

interface SendAgainDialogProps {
  /** Sent before, with an unknown outcome. */
  readonly arns: readonly string[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before transactions are sent a second time. */
export function SendAgainDialog({ arns, onConfirm, onCancel }: SendAgainDialogProps) {
  const words = useWords();
  return (
    <Dialog title={words.create.again.title} onClose={onCancel}>
      <p>{words.create.again.text}</p>
      <ul className={styles.list}>
        {arns.map((arn) => (
          <li key={arn}>
            <code>
              <SentText>{arn}</SentText>
            </code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={onCancel}>{words.ui.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {words.create.again.confirm}
        </Button>
      </div>
    </Dialog>
  );
}
