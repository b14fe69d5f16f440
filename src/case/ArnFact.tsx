import { Info } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import type { Transaction } from "#model/transaction.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { maskedCopy } from "#ui/clipboard.ts";
import { useIsOnPaper } from "#ui/paper.ts";
import { SentText } from "#ui/SentText.tsx";
import styles from "./ArnFact.module.css";

const ArnDetails = lazyPart(async () => (await import("./ArnDetails.tsx")).ArnDetails);

interface ArnFactProps {
  readonly transaction: Transaction;
  /** Which transaction it is, in words. */
  readonly place: string;
}

/** The ARN of a transaction, and on demand what its digits say. */
export function ArnFact({ transaction, place }: ArnFactProps) {
  const words = useFullWords();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  const isOnPaper = useIsOnPaper();
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>
        {words.case.trx.arn}
        <CopyButton
          label={words.copy.of({ name: words.case.trx.arn, place })}
          text={() => maskedCopy(transaction.arn)}
        />
        {!isOnPaper && (
          <button
            type="button"
            className={styles.about}
            aria-label={words.arn.about}
            aria-expanded={isOpen}
            aria-controls={isOpen ? detailsId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Info aria-hidden size="0.8125rem" />
          </button>
        )}
      </dt>
      <dd>
        <SentText canReveal>{transaction.arn}</SentText>
      </dd>
      {isOpen && (
        <dd id={detailsId} className={styles.details}>
          <Suspense>
            <ArnDetails transaction={transaction} />
          </Suspense>
        </dd>
      )}
    </div>
  );
}
