import { RotateCw } from "lucide-react";
import { failureWords } from "#failure/failure-words.ts";
import { ServiceMessage } from "#failure/ServiceMessage.tsx";
import { formatBytes } from "#language/byte-size.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { Button } from "#ui/Button.tsx";
import { Notice } from "#ui/Notice.tsx";
import type { FileState } from "../download/use-document-file.ts";

interface DocumentProblemProps {
  readonly state: FileState;
  /** Does the same once more. */
  readonly onRetry: () => void;
}

/** Why there is no file, and what to do; nothing while there is no problem. */
export function DocumentProblem({ state, onRetry }: DocumentProblemProps) {
  const { tag, words } = useFullLanguage();
  const said = words.documents;
  switch (state.kind) {
    case "failed": {
      const { what, whatToDo, message } = failureWords(state.error, words);
      return (
        <Notice tone="late" title={what || <ServiceMessage text={message} isTitle />} isAlert>
          {what !== "" && message !== "" && <ServiceMessage text={message} />}
          <p>{whatToDo}</p>
          <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
            {words.failures.tryAgain}
          </Button>
        </Notice>
      );
    }
    case "corrupt":
      return (
        <Notice tone="late" title={said.corrupt[state.why]} isAlert>
          <p>{said.corruptToDo}</p>
        </Notice>
      );
    case "not-sent":
      return (
        <Notice tone="late" title={said["not-sent"]} isAlert>
          <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
            {words.failures.tryAgain}
          </Button>
        </Notice>
      );
    case "gone":
      return (
        <Notice tone="late" title={said.gone} isAlert>
          <p>{said.goneToDo}</p>
        </Notice>
      );
    case "unkept": {
      const { what, toDo } = said.unkept[state.why];
      return (
        <Notice tone="late" title={what({ size: formatBytes(state.size, tag) })} isAlert>
          <p>{toDo}</p>
          <Button onClick={onRetry} icon={<RotateCw aria-hidden />}>
            {words.failures.tryAgain}
          </Button>
        </Notice>
      );
    }
    case "empty":
      return <Notice tone="warn" title={said.empty} isAlert />;
    case "idle":
    case "loading":
    case "saved":
    case "previewed":
      return null;
  }
}
