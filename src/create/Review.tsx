import { useDeferredValue, useId, useMemo } from "react";
import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { type CreateFormMethods, useFormValues } from "./form/use-form-values.ts";
import { type CreateFormValues, currencyOf, filesOf, isSent, textOf } from "./form/values.ts";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "./profile/form-profile.ts";
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

/** What will be sent, a moment behind the typing: in words, and folded under them the JSON itself. */
export function Review({ form, list, profile }: ReviewProps) {
  const values = useDeferredValue(useFormValues(form));
  const state = useDeferredValue(useTransactions(list));
  const requestSize = requestSizeOf(state) ?? 1;
  const sent = useMemo(() => rowsToSend(state), [state]);
  const first = useMemo(() => sent.slice(0, requestSize), [sent, requestSize]);
  const filled = sent.filter(({ fault }) => fault !== "nothing");
  const requests = Math.max(1, Math.ceil(sent.length / requestSize));
  const { tag, words } = useFullLanguage();
  const { review, caseType, transactions } = words.create;
  const titleId = useId();
  const fields = fieldsFor(profile, values.bpCode);
  const { bpCode } = values;
  return (
    <section className={styles.review} aria-labelledby={titleId}>
      <h2 id={titleId}>{review.heading}</h2>
      <dl className={styles.facts}>
        <dt>{caseType}</dt>
        <dd>{bpCode === "" ? review.noCaseType : `${bpCode} ${words.case.types[bpCode]}`}</dd>
        <dt>{transactions.heading}</dt>
        <dd>{review.transactions({ rows: filled.length, requests })}</dd>
        {filledFields(values, fields, tag).map(({ key, name, text }) => (
          <div key={key} className={styles.field}>
            <dt>
              <ReceivedText>{name}</ReceivedText>
            </dt>
            <dd>
              <ReceivedText>{text}</ReceivedText>
            </dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={review.exact}>
        <p className={styles.hint}>
          {requests === 1 ? review.hint : review.firstOf({ count: requests })}
        </p>
        <RequestJson values={values} fields={fields} transactions={first} className={styles.json} />
      </Disclosure>
    </section>
  );
}

/** The fields that will be sent, as they stand in the form: by their labels, and free rows by their codes. */
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
        .map(({ name }) => name)
        .join(", ");
    case "Money":
      return text === "" ? "" : `${text} ${currencyOf(values, field)}`;
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
