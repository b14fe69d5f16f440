import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Confirmation, type ConfirmationHandlers } from "#ui/Confirmation.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./ConfirmDialog.module.css";
import type { PendingConfirmation } from "./use-create.ts";

interface ConfirmDialogProps extends ConfirmationHandlers {
  readonly pending: PendingConfirmation;
}

/** Asks before one press creates many cases, or sends transactions a second time. */
export function ConfirmDialog({ pending, ...answers }: ConfirmDialogProps) {
  const { again, transactions } = useFullWords().create;
  const { rows, size, confirmedArns } = pending.plan;
  if (pending.kind === "again") {
    return (
      <Confirmation {...answers} title={again.title} confirmLabel={again.confirm}>
        <p>{again.text}</p>
        <ArnList arns={confirmedArns} className={styles.list} />
      </Confirmation>
    );
  }
  const { title, requests, ...words } = transactions.confirm;
  const count = rows.length;
  const sentBefore = new Set(confirmedArns);
  const counts = {
    doubtful: rows.filter((row) => row.isArnDoubtful || row.isCardDoubtful).length,
    again: rows.filter(({ arn }) => sentBefore.has(arn)).length,
    cardless: rows.filter(({ isCardMissing }) => isCardMissing).length,
  };
  return (
    <Confirmation
      {...answers}
      title={title({ count })}
      confirmLabel={transactions.create({ count })}
    >
      <p>{requests({ count: Math.ceil(count / size), size })}</p>
      {(["doubtful", "again", "cardless"] as const).map(
        (kind) =>
          counts[kind] > 0 && (
            <p key={kind} className={styles.warn}>
              {words[kind]({ count: counts[kind] })}
            </p>
          ),
      )}
    </Confirmation>
  );
}

interface ArnListProps {
  readonly arns: readonly string[];
  readonly className: string | undefined;
}

/** ARNs, one in a line. */
export const ArnList = ({ arns, className }: ArnListProps) => (
  <ul className={className}>
    {arns.map((arn) => (
      <li key={arn}>
        <code>
          <ReceivedText>{arn}</ReceivedText>
        </code>
      </li>
    ))}
  </ul>
);
