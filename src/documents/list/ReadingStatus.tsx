import { RotateCw } from "lucide-react";
import type { RefObject } from "react";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Progress as ProgressBar } from "#ui/Progress.tsx";
import type { ReadingState } from "../download/use-reading.ts";
import { NotStored } from "../reader/messages.ts";
import styles from "./ReadingStatus.module.css";

interface ReadingStatusProps {
  readonly state: ReadingState<{ readonly kind: "read" | "saved" }>;
  /** The accessible name of the progress bar. */
  readonly label: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Gets the focus of _Cancel_ and _Try again_, which disappear when they are pressed. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

/**
 * The progress of loading a file or a pack, with _Cancel_; then an alert where there is none, which says
 * why and what to do. Renders nothing when all went well.
 */
export function ReadingStatus({ state, label, onCancel, onRetry, button }: ReadingStatusProps) {
  const { tag, words } = useFullLanguage();
  const { progress: progressWords, problems, notStored, goneToDo, fileToDo } = words.documents;
  const andReturnFocus = (action: () => void) => () => {
    action();
    button.current?.focus();
  };
  const retry = andReturnFocus(onRetry);
  const tryAgain = (
    <Button onClick={retry} icon={<RotateCw aria-hidden />}>
      {words.failures.tryAgain}
    </Button>
  );

  if (state.kind === "loading") {
    const { received = 0, total } = state.progress ?? {};
    const sizes = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
    const text = total === undefined ? sizes.received : progressWords.of(sizes);
    return (
      // CSS shows it only after 300 ms.
      <div className={styles.progress}>
        <ProgressBar label={label} done={received} total={total}>
          {received === 0 ? progressWords.started : text}
        </ProgressBar>
        <Button onClick={andReturnFocus(onCancel)}>{words.ui.cancel}</Button>
      </div>
    );
  }
  if (state.kind === "failed" && state.error instanceof NotStored) {
    const { why, size } = state.error.problem;
    const { what, toDo } = notStored[why];
    return (
      <Notice tone="late" title={what({ size: formatBytes(size, tag) })} isAlert>
        <p>{toDo}</p>
        {tryAgain}
      </Notice>
    );
  }
  if (state.kind === "failed") {
    return <FailureNotice error={state.error} isAsked={false} onRetry={retry} />;
  }
  if (state.kind !== "no-file") return null;
  const { why } = state;
  return (
    <Notice tone={why === "empty" ? "warn" : "late"} title={problems[why]} isAlert>
      {why === "not-sent" ? tryAgain : <p>{why === "gone" ? goneToDo : fileToDo}</p>}
    </Notice>
  );
}
