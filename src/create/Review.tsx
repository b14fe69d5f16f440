import { type ReactNode, useDeferredValue, useId, useMemo } from "react";
import { formatBytes } from "#i18n/byte-size.ts";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { useFormValues } from "./form/use-form-values.ts";
import { groupedAmount } from "./form/value-text.ts";
import {
  type CreateFormValues,
  currencyOf,
  filesOf,
  isFilled,
  isSent,
  textOf,
} from "./form/values.ts";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "./profile/form-profile.ts";
import styles from "./Review.module.css";
import { RequestJson } from "./send/RequestJson.tsx";
import type { Transaction } from "./transactions/transaction.ts";
import {
  requestSizeOf,
  rowsToSend,
  type TransactionList,
  useTransactions,
} from "./transactions/transaction-list.ts";

interface ReviewProps {
  readonly list: TransactionList;
  readonly profile: FormProfile;
  /** The button that sends what is reviewed. */
  readonly children: ReactNode;
}

/** What will be sent, in words, and folded under them the JSON. Rendered after the inputs, so that typing stays fluent. */
export function Review({ list, profile, children }: ReviewProps) {
  const values = useDeferredValue(useFormValues());
  const state = useDeferredValue(useTransactions(list));
  const requestSize = requestSizeOf(state) ?? 1;
  const sent = useMemo(() => rowsToSend(state), [state]);
  const first = useMemo(() => sent.slice(0, requestSize), [sent, requestSize]);
  const { tag, words } = useFullLanguage();
  const { review } = words.create;
  const titleId = useId();
  const { bpCode } = values;
  const fields = fieldsFor(profile, bpCode);
  const filled = sent.filter(({ fault }) => fault !== "nothing");
  const heldBack = state.rows.length - sent.length;
  const requests = Math.max(1, Math.ceil(sent.length / requestSize));
  const left = fields.filter((field) => !isFilled(values, field.code));

  function caseCount() {
    if (bpCode === "") return review.noCaseType;
    if (filled.length === 0) return review.noTransaction;
    return <b>{review.cases[bpCode]({ count: filled.length })}</b>;
  }

  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <div className={styles.body}>
        <h2 id={titleId}>{review.heading}</h2>
        <dl className={styles.facts}>
          <dt>{review.opening}</dt>
          <dd>{caseCount()}</dd>
          <TransactionFacts rows={filled} />
          {heldBack > 0 && (
            <>
              <dt>{review.heldBack}</dt>
              <dd>{words.create.transactions.rows({ count: heldBack })}</dd>
            </>
          )}
          {requests > 1 && (
            <>
              <dt>{review.sentAs}</dt>
              <dd>{review.requests({ count: requests })}</dd>
            </>
          )}
          {filledFields(values, fields, tag).map(({ key, name, text }) => (
            <div key={key}>
              <dt>
                <ReceivedText>{name}</ReceivedText>
              </dt>
              <dd>
                <ReceivedText>{text}</ReceivedText>
              </dd>
            </div>
          ))}
          {left.length > 0 && (
            <>
              <dt>{review.leftEmpty}</dt>
              <dd className={styles.left}>
                {left.map(({ label }) => textIn(label, tag)).join(", ")}
              </dd>
            </>
          )}
        </dl>
        <Disclosure
          summary={requests === 1 ? review.exact : review.exactFirst({ count: requests })}
        >
          <p className={styles.hint}>{requests === 1 ? review.hint : review.firstHint}</p>
          <RequestJson
            values={values}
            fields={fields}
            transactions={first}
            className={styles.json}
          />
        </Disclosure>
      </div>
      <div className={styles.foot}>{children}</div>
    </section>
  );
}

/** Transactions named one by one; the others are counted. */
const maxNamed = 3;

/** The first transactions as they are sent: the ARN, the masked card number, or both. */
function TransactionFacts({ rows }: { readonly rows: readonly Transaction[] }) {
  const { tag, words } = useFullLanguage();
  const { review, transactions } = words.create;
  if (rows.length === 0) return null;
  const more = rows.length - maxNamed;
  return (
    <>
      <dt>{rows.length === 1 ? review.transaction : transactions.heading}</dt>
      <dd>
        {rows.slice(0, maxNamed).map(({ key, arn, cardMask }) => (
          <div key={key}>
            <ReceivedText>{arn}</ReceivedText>
            {cardMask !== "" && <div>{review.card({ card: inGroups(cardMask) })}</div>}
          </div>
        ))}
        {more > 0 && review.more({ count: more.toLocaleString(tag) })}
      </dd>
    </>
  );
}

/** The fields that will be sent, with their values: by label, and free rows by code. */
function filledFields(
  values: CreateFormValues,
  fields: readonly ProfileField[],
  tag: Parameters<typeof textIn>[1],
) {
  const typed = fields.map((field) => ({
    key: field.code,
    name: textIn(field.label, tag),
    text: shownValue(values, field, tag),
  }));
  const rows = values.rows
    .filter(isSent)
    .map(({ code, value }, at) => ({ key: `row ${at}`, name: code, text: value }));
  return [...typed.filter(({ text }) => text !== ""), ...rows];
}

function shownValue(
  values: CreateFormValues,
  field: ProfileField,
  tag: Parameters<typeof textIn>[1],
): string {
  const text = textOf(values, field.code);
  switch (field.type) {
    case "File":
      return filesOf(values, field.code)
        .map(({ name, size }) => `${name}, ${formatBytes(size, tag)}`)
        .join("\n");
    case "Money": {
      const currency = currencyOf(values, field);
      return text === "" ? "" : `${groupedAmount(text, currency, tag)} ${currency}`;
    }
    case "RadioButton":
    case "Select": {
      const option = field.options.find(({ code }) => code === text);
      return option ? textIn(option.label, tag) : text;
    }
    case "String":
    case "Text":
    case "Digits":
      return text;
  }
}
