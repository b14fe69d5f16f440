import { useFullWords } from "#language/LanguageProvider.tsx";
import { type Answers, Confirmation } from "#ui/Confirmation.tsx";
import styles from "../send/ConfirmDialog.module.css";
import { isClear, type QueuedRequest } from "../send/create-queue.ts";

interface RestDialogProps extends Answers {
  readonly requests: readonly QueuedRequest[];
}

/** Asks before a stopped queue goes on. */
export function RestDialog({ requests, ...answers }: RestDialogProps) {
  const { rest: words } = useFullWords().create.result.queue;
  const waiting = requests.filter(({ state }) => state.kind === "waiting");
  const isLost = requests.some(
    ({ state }) => state.kind === "unknown" || (state.kind === "answered" && !isClear(state)),
  );
  const rows = waiting.reduce((sum, request) => sum + request.rows.length, 0);
  return (
    <Confirmation {...answers} title={words.title} confirmLabel={words.send}>
      <p>{words.text({ requests: waiting.length, rows })}</p>
      {isLost && <p className={styles.warn}>{words.unknown}</p>}
    </Confirmation>
  );
}
