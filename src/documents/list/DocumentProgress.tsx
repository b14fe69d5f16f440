import { formatBytes } from "#language/byte-size.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Progress as ProgressBar } from "#ui/Progress.tsx";
import type { AnswerProgress } from "../reader/messages.ts";
import styles from "./DocumentProgress.module.css";

interface DocumentProgressProps {
  readonly name: string;
  readonly progress: AnswerProgress | undefined;
  readonly onCancel: () => void;
}

/** How far a file has come, and a way out; shown only when it takes longer than a moment. */
export function DocumentProgress({ name, progress, onCancel }: DocumentProgressProps) {
  const { tag, words } = useFullLanguage();
  const { received = 0, total } = progress ?? {};
  const shown = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
  const said = words.documents.progress;
  return (
    <div className={styles.progress}>
      <ProgressBar label={words.documents.loadingOf({ name })} done={received} total={total}>
        {received === 0
          ? said.started
          : total === undefined
            ? said.received(shown)
            : said.of(shown)}
      </ProgressBar>
      <Button onClick={onCancel}>{words.ui.cancel}</Button>
    </div>
  );
}
