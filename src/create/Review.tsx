import { useDeferredValue, useId, useMemo } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { type CreateFormMethods, useFormValues } from "./form/use-form-values.ts";
import { type FormProfile, fieldsFor } from "./profile/form-profile.ts";
import styles from "./Review.module.css";
import { RequestJson } from "./send/RequestJson.tsx";
import {
  requestSizeOf,
  rowsToSend,
  type TransactionList,
  useTransactions,
} from "./transactions/transaction-list.ts";

interface ReviewProps {
  readonly form: CreateFormMethods;
  readonly list: TransactionList;
  readonly profile: FormProfile;
}

/** What will be sent, a moment behind the typing. */
export function Review({ form, list, profile }: ReviewProps) {
  const values = useDeferredValue(useFormValues(form));
  const state = useDeferredValue(useTransactions(list));
  const requestSize = requestSizeOf(state) ?? 1;
  const sent = useMemo(() => rowsToSend(state), [state]);
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
        fields={fieldsFor(profile, values.bpCode)}
        transactions={first}
        className={styles.json}
      />
    </section>
  );
}
