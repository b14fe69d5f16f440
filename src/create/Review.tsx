import { memo, useDeferredValue, useId, useSyncExternalStore } from "react";
import { useWords } from "#language/LanguageProvider.tsx";
import { type CreateFormMethods, useFormValues } from "./form/use-form-values.ts";
import type { CreateFormValues } from "./form/values.ts";
import type { ProfileField } from "./profile/form-profile.ts";
import styles from "./Review.module.css";
import { JsonBlocks } from "./send/JsonBlocks.tsx";
import { useRequestText } from "./send/use-request-text.ts";
import type { CardVault } from "./transactions/card-vault.ts";
import { isSent, type Transaction } from "./transactions/transaction.ts";
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
  const sent = isTable ? rows.filter(isSent) : rows;
  return (
    <ReviewText
      values={values}
      fields={fieldsOf(values)}
      first={sent.slice(0, requestSize)}
      vault={vault}
      cards={cards}
      requests={Math.max(1, Math.ceil(sent.length / requestSize))}
    />
  );
}

interface ReviewTextProps {
  readonly values: CreateFormValues;
  readonly fields: readonly ProfileField[];
  /** The transactions of the first request. */
  readonly first: readonly Transaction[];
  readonly vault: CardVault;
  /** The vault's version: the masks are read again when it goes up. */
  readonly cards: number;
  readonly requests: number;
}

const ReviewText = memo(function ReviewText(props: ReviewTextProps) {
  const { values, fields, first, vault, requests } = props;
  const { review: words } = useWords().create;
  const titleId = useId();
  const write = useRequestText(vault);
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.heading}</h2>
      <p className={styles.hint}>
        {requests === 1 ? words.hint : words.firstOf({ count: requests })}
      </p>
      {/* Scrolls by itself, so the keyboard has to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.json} tabIndex={0} dir="ltr">
        <JsonBlocks text={write(values, fields, first)} />
      </pre>
    </section>
  );
});
