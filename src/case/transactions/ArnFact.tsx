import { Info, TriangleAlert } from "lucide-react";
import { useId, useState } from "react";
import { arnDoubtWords } from "#case-ui/arn-doubt.ts";
import { todayIn } from "#case-ui/clock.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDay } from "#i18n/wall-clock.ts";
import { cleanArn, dayOfArn, splitArn } from "#model/arn.ts";
import { toIsoDate } from "#model/calendar-date.ts";
import { receivedText } from "#model/received.ts";
import type { Transaction } from "#model/transaction.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { useIsOnPaper } from "#ui/paper.ts";
import { StateWord } from "#ui/StateWord.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./ArnFact.module.css";

interface ArnFactProps {
  readonly transaction: Transaction;
  /** Which transaction it is, in words. */
  readonly place: string;
}

/** The ARN of a transaction, and on demand what its digits say. */
export function ArnFact({ transaction, place }: ArnFactProps) {
  const { words } = useFullLanguage();
  const detailsId = useId();
  const isOnPaper = useIsOnPaper();
  const [isOpen, setOpen] = useState(false);
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
            popoverTarget={detailsId}
          >
            <Info aria-hidden size="0.8125rem" />
          </button>
        )}
      </dt>
      <dd>
        <ReceivedText canReveal>{transaction.arn}</ReceivedText>
        {!isOnPaper && (
          <div
            id={detailsId}
            popover="auto"
            className={styles.details}
            onBeforeToggle={({ newState }) => setOpen(newState === "open")}
          >
            {/* Closed it is empty: what is hidden in here would still be part of the value's text. */}
            {isOpen && <ArnDetails transaction={transaction} />}
          </div>
        )}
      </dd>
    </div>
  );
}

/** The parts of an ARN, and what is doubtful about it. */
function ArnDetails({ transaction }: Pick<ArnFactProps, "transaction">) {
  const { tag, words: all } = useFullLanguage();
  const { arn: words } = all;
  const { timeZone } = useSettings();
  const arn = cleanArn(transaction.arn);
  const parts = splitArn(arn);
  const doubt = arnDoubtWords(arn, words);
  const known =
    toIsoDate(receivedText(transaction.transactionDate)) ??
    toIsoDate(receivedText(transaction.date));
  const day = parts && dayOfArn(parts.date, known ?? todayIn(timeZone));
  return (
    <>
      {doubt && (
        <StateWord tone="warn" icon={TriangleAlert}>
          {doubt}
        </StateWord>
      )}
      {parts && (
        <ul>
          {[
            [parts.format, words.format],
            [parts.acquirer, words.acquirer],
            [
              parts.date,
              day
                ? words.day({ day: formatDay(day, tag), digit: parts.date.slice(0, 1) })
                : words.noDay,
            ],
            [parts.locator, words.locator],
            [parts.checkDigit, words.checkDigit],
          ].map(([digits, name]) => (
            <li key={name}>
              <b>{digits}</b> <span>{name}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
