import { RotateCw } from "lucide-react";
import type { RefObject } from "react";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Progress as ProgressBar } from "#ui/Progress.tsx";
import type { ReadingState } from "../download/use-reading.ts";
import type { Progress } from "../reader/messages.ts";
import styles from "./ReadingStatus.module.css";

interface ReadingStatusProps {
  readonly state: ReadingState<{ readonly kind: "read" | "saved" }>;
  /** The accessible name of the progress bar. */
  readonly label: string;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
  /** Gets the focus of _Cancel_ and _Try again_, which disappear when they are pressed. */
  readonly button?: RefObject<HTMLButtonElement | null>;
}

/**
 * The progress of loading a file or a pack, with _Cancel_; then an alert where there is none, which says
 * why and what to do. Renders nothing when all went well.
 */
export function ReadingStatus(props: ReadingStatusProps) {
  const { state, label, onCancel, onRetry, button } = props;
  const andReturnFocus = (action: () => void) => () => {
    action();
    button?.current?.focus();
  };
  if (state.kind === "loading") {
    return (
      <LoadingProgress
        label={label}
        progress={state.progress}
        onCancel={andReturnFocus(onCancel)}
      />
    );
  }
  return <Problem state={state} onRetry={andReturnFocus(onRetry)} />;
}

interface LoadingProgressProps extends Pick<ReadingStatusProps, "label" | "onCancel"> {
  readonly progress: Progress | undefined;
}

/** CSS shows it only after 300 ms. */
function LoadingProgress({ label, progress, onCancel }: LoadingProgressProps) {
  const { tag, words } = useFullLanguage();
  const { received = 0, total } = progress ?? {};
  const texts = words.documents.progress;
  const sizes = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
  const text = total === undefined ? sizes.received : texts.of(sizes);
  return (
    <div className={styles.progress}>
      <ProgressBar label={label} done={received} total={total}>
        {received === 0 ? texts.started : text}
      </ProgressBar>
      <Button onClick={onCancel}>{words.ui.cancel}</Button>
    </div>
  );
}

function Problem({ state, onRetry }: Pick<ReadingStatusProps, "state" | "onRetry">) {
  const { tag, words } = useFullLanguage();
  const { problems, notStored, goneToDo, fileToDo } = words.documents;
  if (state.kind === "failed") {
    return <FailureNotice error={state.error} isAsked={false} onRetry={onRetry} />;
  }
  if (state.kind !== "no-file" && state.kind !== "not-stored") return null;
  const tryAgain = (
    <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
      {words.failures.tryAgain}
    </Button>
  );
  if (state.kind === "not-stored") {
    const { what, toDo } = notStored[state.why];
    return (
      <Notice tone="late" title={what({ size: formatBytes(state.size, tag) })} isAlert>
        <p>{toDo}</p>
        {tryAgain}
      </Notice>
    );
  }
  const { why } = state;
  return (
    <Notice tone={why === "empty" ? "warn" : "late"} title={problems[why]} isAlert>
      {why === "not-sent" ? tryAgain : <p>{why === "gone" ? goneToDo : fileToDo}</p>}
    </Notice>
  );
}
