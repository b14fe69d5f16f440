import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Progress as ProgressBar } from "#ui/Progress.tsx";
import type { Progress } from "../reader/messages.ts";
import styles from "./DocumentProgress.module.css";

interface DocumentProgressProps {
  /** The accessible name of the progress bar. */
  readonly label: string;
  readonly progress: Progress | undefined;
  /** The number of documents in a pack; absent for one file. */
  readonly files?: number;
  readonly onCancel: () => void;
}

/** The progress of loading a file or a pack, with *Cancel*. CSS shows it only after 300 ms. */
export function DocumentProgress({ label, progress, files, onCancel }: DocumentProgressProps) {
  const { tag, words } = useFullLanguage();
  const { received = 0, total, documents = 0 } = progress ?? {};
  const texts = words.documents.progress;
  const sizes = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
  let text = total === undefined ? sizes.received : texts.of(sizes);
  if (files !== undefined) {
    text = words.pack.progress({
      bytes: text,
      packed: documents,
      files: Math.max(files, documents),
    });
  }
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} done={received} total={total}>
        {received === 0 ? texts.started : text}
      </ProgressBar>
      <Button onClick={onCancel}>{words.ui.cancel}</Button>
    </div>
  );
}
