import { RotateCw } from "lucide-react";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { ReadingState } from "../download/use-reading.ts";

interface DocumentProblemProps {
  readonly state: ReadingState<{ readonly kind: "read" | "saved" }>;
  readonly onRetry: () => void;
}

/** An alert that says why there is no file or no pack, and what to do. Renders nothing without a problem. */
export function DocumentProblem({ state, onRetry }: DocumentProblemProps) {
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
