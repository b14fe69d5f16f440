import type { MutationStatus } from "@tanstack/react-query";
import type { RefObject } from "react";
import { Failure } from "#api/failure.ts";
import type { Progress } from "#api/transport.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { Button } from "#ui/Button.tsx";
import { Progress as ProgressBar } from "#ui/Progress.tsx";
import styles from "./ReadingStatus.module.css";

interface ReadingStatusProps {
  readonly status: MutationStatus;
  readonly error: unknown;
  readonly progress: Progress | undefined;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly label: string;
  /** The button that gets the focus from _Cancel_ and _Try again_, which disappear when they are pressed. */
  readonly button: RefObject<HTMLButtonElement | null>;
}

export function ReadingStatus(props: ReadingStatusProps) {
  const { status, error, progress, start, cancel, label, button } = props;
  const { tag, messages } = useLanguage();
  const andReturnFocus = (action: () => void) => () => {
    action();
    button.current?.focus();
  };

  if (status === "pending") {
    const { received = 0, total } = progress ?? {};
    const { progress: t } = messages.documents;
    const sizes = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
    const text = total === undefined ? sizes.received : t.of(sizes);
    return (
      // CSS shows the progress only after 300 ms.
      <div className={`line ${styles.progress}`}>
        <ProgressBar label={label} done={received} total={total}>
          {received === 0 ? t.started : text}
        </ProgressBar>
        <Button onClick={andReturnFocus(cancel)}>{messages.ui.cancel}</Button>
      </div>
    );
  }
  if (status !== "error") return null;
  return (
    <FailureNotice
      error={error}
      takesFocus={false}
      onRetry={isFinal(error) ? undefined : andReturnFocus(start)}
    />
  );
}

/** Whether the answer would be the same again. */
const isFinal = (error: unknown): boolean =>
  error instanceof Failure && error.reason.kind === "no-file" && error.reason.why !== "not-sent";
