import { useFullWords } from "#i18n/LanguageProvider.tsx";
import { Confirmation, type ConfirmationHandlers } from "#ui/Confirmation.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./ConfirmDialog.module.css";
import { RequestJson } from "./RequestJson.tsx";
import type { CreatePlan, PendingConfirmation } from "./use-create.ts";

interface ConfirmDialogProps extends ConfirmationHandlers {
  readonly pending: PendingConfirmation;
}

/** Asks before many cases are created with one press, or before transactions are sent a second time. */
export function ConfirmDialog({ pending, ...answers }: ConfirmDialogProps) {
  const { again, transactions } = useFullWords().create;
  const { kind, plan } = pending;
  if (kind === "again") {
    return (
      <Confirmation {...answers} title={again.title} confirmLabel={again.confirm}>
        <p>{again.text}</p>
        <ul className={styles.list}>
          {plan.agreedArns.map((arn) => (
            <li key={arn}>
              <code>
                <ReceivedText>{arn}</ReceivedText>
              </code>
            </li>
          ))}
        </ul>
      </Confirmation>
    );
  }
  const words = transactions.confirm;
  const count = plan.rows.length;
  return (
    <Confirmation {...answers} title={words.title({ count })} confirmLabel={words.send({ count })}>
      <ManyCases plan={plan} />
    </Confirmation>
  );
}

/** How many requests there will be, what is doubtful in them, and the JSON of the first. */
function ManyCases({ plan }: { readonly plan: CreatePlan }) {
  const { confirm: words } = useFullWords().create.transactions;
  const { values, fields, rows, size, agreedArns } = plan;
  const sentBefore = new Set(agreedArns);
  const again = rows.filter(({ arn }) => sentBefore.has(arn)).length;
  const cardless = rows.filter(({ isCardGone }) => isCardGone).length;
  const doubtful = rows.filter(({ doubts }) => doubts.length > 0).length;
  return (
    <>
      <p>{words.requests({ count: Math.ceil(rows.length / size), size })}</p>
      {doubtful > 0 && <p className={styles.warn}>{words.doubtful({ count: doubtful })}</p>}
      {again > 0 && <p className={styles.warn}>{words.again({ count: again })}</p>}
      {cardless > 0 && <p className={styles.warn}>{words.cardless({ count: cardless })}</p>}
      <h3 className={styles.subject}>{words.first}</h3>
      <RequestJson
        values={values}
        fields={fields}
        transactions={rows.slice(0, size)}
        className={styles.json}
      />
    </>
  );
}
