import { TriangleAlert } from "lucide-react";
import { formatArnDoubt } from "#case-ui/format-arn-doubt.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatDay } from "#i18n/wall-clock.ts";
import { cleanArn, dayOfArn, splitArn } from "#model/arn.ts";
import { receivedText } from "#model/received.ts";
import { todayIn, toIsoDate } from "#model/time/calendar-date.ts";
import type { Transaction } from "#model/transaction.ts";
import { InfoPopover } from "#ui/copy/InfoPopover.tsx";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { StatusLabel } from "#ui/StatusLabel.tsx";
import styles from "./AboutArn.module.css";

export function AboutArn({ transaction }: { readonly transaction: Transaction }) {
  const { arn } = useMessages();
  if (useIsPrinting()) return null;
  return (
    <InfoPopover label={arn.about}>{() => <ArnDetails transaction={transaction} />}</InfoPopover>
  );
}

function ArnDetails({ transaction }: { readonly transaction: Transaction }) {
  const { tag, messages } = useLanguage();
  const { arn: t } = messages;
  const { timeZone } = useSettings();
  const parts = splitArn(cleanArn(transaction.arn));
  const doubt = formatArnDoubt(transaction.arn, t);
  const processed = toIsoDate(receivedText(transaction.date));
  const known = toIsoDate(receivedText(transaction.transactionDate)) ?? processed;
  const day = parts && dayOfArn(parts.date, known ?? todayIn(timeZone));
  return (
    <>
      {doubt && (
        <StatusLabel tone="warn" Icon={TriangleAlert}>
          {doubt}
        </StatusLabel>
      )}
      {parts && (
        <ul className={styles.parts}>
          {[
            [parts.format, t.format],
            [parts.acquirer, t.acquirer],
            [
              parts.date,
              day
                ? t.day({
                    day: formatDay(day, tag),
                    digit: parts.date.slice(0, 1),
                    processed: processed && processed !== day ? formatDay(processed, tag) : "",
                  })
                : t.noDay,
            ],
            [parts.locator, t.locator],
            [parts.checkDigit, t.checkDigit],
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
