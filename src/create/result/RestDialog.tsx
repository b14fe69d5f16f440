import { useWords } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "../dialogs.module.css";
import { isClear, type QueuedRequest } from "../send/create-queue.ts";

interface RestDialogProps {
  readonly requests: readonly QueuedRequest[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a stopped queue goes on. */
export function RestDialog({ requests, onConfirm, onCancel }: RestDialogProps) {
  const { ui, create } = useWords();
  const { rest: words } = create.result.queue;
  const waiting = requests.filter(({ state }) => state.kind === "waiting");
  const isLost = requests.some(
    ({ state }) => state.kind === "unknown" || (state.kind === "answered" && !isClear(state)),
  );
  const rows = waiting.reduce((sum, request) => sum + request.rows.length, 0);
  return (
    <Dialog title={words.title} onClose={onCancel}>
      <p>{words.text({ requests: waiting.length, rows })}</p>
      {isLost && <p className={styles.warn}>{words.unknown}</p>}
      <div className={styles.actions}>
        <Button onClick={onCancel}>{ui.cancel}</Button>
        <Button look="primary" onClick={onConfirm}>
          {words.send}
        </Button>
      </div>
    </Dialog>
  );
}
