import type { MutationStatus } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import type { RefObject } from "react";
import type { Progress } from "#api/transport.ts";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Progress as ProgressBar } from "#ui/Progress.tsx";
import { FilesError, type FilesProblem } from "./files-error.ts";
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

/** The progress, then why there is no file; nothing when all went well. */
export function ReadingStatus(props: ReadingStatusProps) {
  const { status, error, progress, start, cancel, label, button } = props;
  const { tag, messages } = useLanguage();
  const andReturnFocus = (action: () => void) => () => {
    action();
    button.current?.focus();
  };
  const retry = andReturnFocus(start);

  if (status === "pending") {
    const { received = 0, total } = progress ?? {};
    const { progress: t } = messages.documents;
    const sizes = { received: formatBytes(received, tag), total: formatBytes(total ?? 0, tag) };
    const text = total === undefined ? sizes.received : t.of(sizes);
    return (
      // CSS shows the progress only after 300 ms.
      <div className={styles.progress}>
        <ProgressBar label={label} done={received} total={total}>
          {received === 0 ? t.started : text}
        </ProgressBar>
        <Button onClick={andReturnFocus(cancel)}>{messages.ui.cancel}</Button>
      </div>
    );
  }
  if (status !== "error") return null;
  if (error instanceof FilesError) return <ProblemNotice problem={error.problem} onRetry={retry} />;
  return <FailureNotice error={error} takesFocus={false} onRetry={retry} />;
}

const whatToDo = {
  empty: "fileToDo",
  characters: "fileToDo",
  length: "fileToDo",
  "data-url": "formatToDo",
  "url-safe": "formatToDo",
  "not-text": "formatToDo",
  gone: "goneToDo",
} as const;

interface ProblemNoticeProps {
  readonly problem: FilesProblem;
  readonly onRetry: () => void;
}

/** Why there is no file although the service answered. */
export function ProblemNotice({ problem, onRetry }: ProblemNoticeProps) {
  const { tag, messages } = useLanguage();
  const { problems, tooLong, notStored } = messages.documents;
  const tryAgain = (
    <Button onClick={onRetry} icon={<RefreshCw aria-hidden />}>
      {messages.failures.tryAgain}
    </Button>
  );
  if (problem.type === "no-file") {
    const { reason } = problem;
    return (
      <Notice tone="warn" title={problems[reason]} isAlert>
        {reason === "not-sent" ? tryAgain : <p>{messages.documents[whatToDo[reason]]}</p>}
      </Notice>
    );
  }
  const size = formatBytes(problem.size, tag);
  const isTooLong = problem.type === "too-long";
  return (
    <Notice tone="warn" title={(isTooLong ? tooLong : notStored).what({ size })} isAlert>
      <p>{isTooLong ? tooLong.toDo : notStored.toDo}</p>
      {!isTooLong && tryAgain}
    </Notice>
  );
}
