import { RotateCw } from "lucide-react";
import { failureWords } from "#case-ui/failure-words.ts";
import { ServiceMessage } from "#case-ui/ServiceMessage.tsx";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { FileState } from "../download/use-file-reader.ts";

interface DocumentProblemProps {
  readonly state: FileState;
  readonly onRetry: () => void;
}

/** An alert that says why there is no file or no pack, and what to do. Renders nothing without a problem. */
export function DocumentProblem({ state, onRetry }: DocumentProblemProps) {
  const { tag, words } = useFullLanguage();
  const texts = words.documents;
  const tryAgain = (
    <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
      {words.failures.tryAgain}
    </Button>
  );
  switch (state.kind) {
    case "failed": {
      const { what, whatToDo, message } = failureWords(state.error, words);
      return (
        <Notice tone="late" title={what || <ServiceMessage text={message} isTitle />} isAlert>
          {what !== "" && message !== "" && <ServiceMessage text={message} />}
          <p>{whatToDo}</p>
          {tryAgain}
        </Notice>
      );
    }
    case "no-file": {
      const { why } = state;
      return (
        <Notice tone={why === "empty" ? "warn" : "late"} title={texts.problems[why]} isAlert>
          {why === "not-sent" ? (
            tryAgain
          ) : (
            <p>{why === "gone" ? texts.goneToDo : texts.fileToDo}</p>
          )}
        </Notice>
      );
    }
    case "not-stored": {
      const { what, toDo } = texts.notStored[state.why];
      return (
        <Notice tone="late" title={what({ size: formatBytes(state.size, tag) })} isAlert>
          <p>{toDo}</p>
          {tryAgain}
        </Notice>
      );
    }
    case "idle":
    case "loading":
    case "read":
      return null;
  }
}
