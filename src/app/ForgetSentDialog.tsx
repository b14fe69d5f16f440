import { useFullWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "./page.module.css";

interface ForgetSentDialogProps {
  /** How many requests have an unknown outcome. */
  readonly count: number;
  readonly onKeep: () => void;
  readonly onForget: () => void;
}

/** Asks before the viewer forgets what keeps a case from being created twice. */
export function ForgetSentDialog({ count, onKeep, onForget }: ForgetSentDialogProps) {
  const { sent: words } = useFullWords().settings;
  return (
    <Dialog title={words.title} onClose={onKeep}>
      <p>{words.text({ count })}</p>
      <div className={styles.answers}>
        <Button onClick={onForget}>{words.forget}</Button>
        <Button look="primary" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </Dialog>
  );
}
