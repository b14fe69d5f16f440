import { CircleAlert, RotateCw } from "lucide-react";
import { failureWords } from "#case-ui/failure-words.ts";
import { useFullWords } from "#i18n/LanguageProvider.tsx";
import type { CaseId } from "#model/case-id.ts";
import { idText, maskedStart } from "#privacy/card-number.ts";
import { Button } from "#ui/Button.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./CaseTable.module.css";
import { focusRow } from "./row-keys.ts";

const longest = 200;

interface RowFailureProps {
  readonly id: CaseId;
  readonly error: unknown;
  /** The row shows what was read before. */
  readonly isStale: boolean;
  readonly onRetry: (id: CaseId) => void;
}

/** Why a case of the list could not be read, in a sentence, and a button that tries again. */
export function RowFailure({ id, error, isStale, onRetry }: RowFailureProps) {
  const words = useFullWords();
  const { what, message } = failureWords(error, words);
  const said = maskedStart(message, longest);
  return (
    <span className={styles.failure}>
      <span>
        <StateWord tone="late" icon={CircleAlert}>
          {isStale && words.worklist.stale} {what || <ReceivedText>{said}</ReceivedText>}
        </StateWord>{" "}
        {what !== "" && said !== "" && <ReceivedText>{said}</ReceivedText>}
      </span>
      <Button
        look="quiet"
        icon={<RotateCw aria-hidden />}
        aria-label={words.worklist.retryOne({ id: idText(id) })}
        onClick={(event) => {
          focusRow(event.currentTarget.closest("tr"));
          onRetry(id);
        }}
      >
        {words.worklist.retry}
      </Button>
    </span>
  );
}
