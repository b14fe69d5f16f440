import { useDeferredValue, useId, useMemo, useSyncExternalStore } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { type CreateFormMethods, useFormValues } from "./form/use-form-values.ts";
import type { CreateFormValues } from "./form/values.ts";
import type { ProfileField } from "./profile/form-profile.ts";
import styles from "./Review.module.css";
import { RequestJson } from "./send/RequestJson.tsx";
import type { CardVault } from "./transactions/card-vault.ts";
import { isSent } from "./transactions/transaction.ts";
import { type TransactionList, useTransactions } from "./transactions/transaction-list.ts";

interface ReviewProps {
  readonly form: CreateFormMethods;
  readonly fieldsOf: (values: CreateFormValues) => readonly ProfileField[];
  readonly vault: CardVault;
  readonly list: TransactionList;
}

/** What will be sent, a moment behind the typing. */
export function Review({ form, fieldsOf, vault, list }: ReviewProps) {
  const values = useDeferredValue(useFormValues(form));
  const { rows, isTable, requestSize = 1 } = useDeferredValue(useTransactions(list));
  const cards = useDeferredValue(useSyncExternalStore(vault.subscribe, vault.version));
  const sent = useMemo(() => (isTable ? rows.filter(isSent) : rows), [isTable, rows]);
  const first = useMemo(() => sent.slice(0, requestSize), [sent, requestSize]);
  const requests = Math.max(1, Math.ceil(sent.length / requestSize));
  const { review: words } = useFullWords().create;
  const titleId = useId();
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.heading}</h2>
      <p className={styles.hint}>
        {requests === 1 ? words.hint : words.firstOf({ count: requests })}
      </p>
      <RequestJson
        values={values}
        fields={fieldsOf(values)}
        transactions={first}
        vault={vault}
        cards={cards}
        className={styles.json}
      />
    </section>
  );
}
