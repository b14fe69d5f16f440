import { TriangleAlert } from "lucide-react";
import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { requestBody } from "#api/create-cases.ts";
import { fileText } from "#api/file-value.ts";
import { todayIn } from "#case-ui/clock.ts";
import { formatBytes } from "#i18n/byte-size.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { LanguageTag } from "#i18n/languages.ts";
import { inGroups, maskCardNumbers } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { withVisibleCharacters } from "#privacy/untrusted-text.ts";
import { type FormProfile, fieldsFor, type ProfileField, textIn } from "#session/form-profile.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { useStore } from "#ui/store.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { groupedAmount, multipliedAmount } from "./form/amount.ts";
import { emptyImportantFields } from "./form/important-fields.ts";
import { cleanTyped } from "./form/typed-text.ts";
import { useFormValues } from "./form/use-form-values.ts";
import { isRequired, type ValidationContext, validateCreateForm } from "./form/validate.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  fieldKey,
  fieldValues,
  filesOf,
  isFilled,
  isRowSent,
  textOf,
} from "./form/values.ts";
import styles from "./Review.module.css";
import { isAsked } from "./send/question.ts";
import { type Transaction, warningKinds, warnings } from "./transactions/transaction.ts";
import { rowsLeftOut, rowsToSend, type TransactionList } from "./transactions/transaction-list.ts";

interface ReviewProps {
  readonly list: TransactionList;
  readonly profile: FormProfile;
  /** The button that sends what is reviewed. */
  readonly children: ReactNode;
}

/** Rows that are named by their numbers; more are counted. */
const maxNamed = 3;

/** What will be sent in words, and under a fold as JSON. Deferred behind the inputs, so that typing stays fluent. */
export function Review({ list, profile, children }: ReviewProps) {
  const values = useFormValues();
  const rows = useDeferredValue(useStore(list));
  const { tag, words } = useLanguage();
  const { review, transactions } = words.create;
  const { timeZone, transactionsPerRequest } = useSettings();
  const sent = useMemo(() => rowsToSend(rows), [rows]);
  const first = useMemo(
    () => sent.slice(0, transactionsPerRequest),
    [sent, transactionsPerRequest],
  );
  const { bpCode } = values;
  const fields = fieldsFor(profile, bpCode);
  const leftOut = useMemo(() => rowsLeftOut(rows), [rows]);
  const emptyImportant = emptyImportantFields(values, profile, bpCode).map((label) =>
    textIn(label, tag),
  );
  // Several stand in the table, with all there is to say about them.
  const [only] = sent;
  const requests = Math.max(1, Math.ceil(sent.length / transactionsPerRequest));
  const today = todayIn(timeZone);
  const correct = useMemo(
    () => withoutFaults(values, { profile, today, words: words.create.faults, tag }),
    [values, profile, today, words, tag],
  );
  const emptyFields = Object.groupBy(
    fields.filter(
      (field) =>
        !isFilled(values, field) && (field.important !== true || isRequired(field, values)),
    ),
    (field) => (isRequired(field, values) ? "stillRequired" : "leftEmpty"),
  );

  const rowNames = (named: readonly Transaction[]) =>
    named.length > maxNamed
      ? transactions.rows({ count: named.length })
      : transactions.namedRows({
          count: named.length,
          numbers: new Intl.ListFormat(tag).format(named.map(({ number }) => String(number))),
        });

  const risks = [
    emptyImportant.length > 0 &&
      sent.length > 0 && {
        title: review.without({ names: new Intl.ListFormat(tag).format(emptyImportant) }),
        note: review.goWithout({ count: sent.length }),
      },
    ...warningKinds.map((kind) => {
      const warned = sent.filter(warnings[kind]);
      return (
        warned.length > 0 && {
          title: review.risks[kind]({ rows: rowNames(warned) }),
          note: review.askedBefore,
        }
      );
    }),
    leftOut.length > 0 && {
      title: review.leftOut({ rows: rowNames(leftOut) }),
      note: review.isLeftOut({ count: leftOut.length }),
    },
  ].filter((risk) => risk !== false);
  const total = totalOf(correct.values, correct.fields, sent.length, tag);

  return (
    <section
      className={[styles.review, risks.length > 0 ? styles.risky : ""].join(" ")}
      aria-label={review.heading}
    >
      <div className={styles.body}>
        {bpCode === "" || sent.length === 0 ? (
          <p>{bpCode === "" ? review.noCaseType : review.noTransaction}</p>
        ) : (
          <>
            <p className={styles.opening}>{review.opening}</p>
            <h2>{words.case.typeCounts[bpCode]({ count: sent.length })}</h2>
            {total !== undefined && <p>{review.total({ amount: total })}</p>}
          </>
        )}
        {risks.length > 0 && (
          <ul className={styles.risks}>
            {risks.map(({ title, note }) => (
              <li key={title}>
                <TriangleAlert aria-hidden />
                <div>
                  <b>{title}</b>
                  <p>{note}</p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          {only && sent.length === 1 && (
            <ReviewFact term={words.case.transaction}>
              <ReceivedText>{only.arn}</ReceivedText>
              {only.cardMask !== "" && <div>{review.card({ card: inGroups(only.cardMask) })}</div>}
            </ReviewFact>
          )}
          {requests > 1 && (
            <ReviewFact term={review.sentAs}>{review.requests({ count: requests })}</ReviewFact>
          )}
          {filledFields(correct.values, correct.fields, tag).map(({ key, name, text }) => (
            <ReviewFact key={key} term={<ReceivedText>{name}</ReceivedText>}>
              <ReceivedText>{withVisibleCharacters(maskCardNumbers(text))}</ReceivedText>
            </ReviewFact>
          ))}
          {correct.faulty.length > 0 && (
            <ReviewFact term={review.faulty}>
              <span className={styles.empty}>
                <ReceivedText>{correct.faulty.join(", ")}</ReceivedText>
              </span>
            </ReviewFact>
          )}
          {(["stillRequired", "leftEmpty"] as const).map(
            (kind) =>
              emptyFields[kind] && (
                <ReviewFact key={kind} term={review[kind]}>
                  <span className={styles.empty}>
                    {emptyFields[kind].map(({ label }) => textIn(label, tag)).join(", ")}
                  </span>
                </ReviewFact>
              ),
          )}
        </dl>
        <div className={styles.request}>
          <Disclosure
            summary={requests === 1 ? review.exact : review.exactFirst({ count: requests })}
          >
            <p className={styles.note}>{review.hint}</p>
            <RequestJson values={correct.values} fields={correct.fields} transactions={first} />
          </Disclosure>
        </div>
      </div>
      <div className={styles.foot}>
        {children}
        {sent.length > 0 && isAsked(sent, { emptyFields: emptyImportant, leftOut }) && (
          <p className={styles.note}>{review.asked}</p>
        )}
      </div>
    </section>
  );
}

/** The first amount of the request, for all its cases: each of them is opened with it. */
function totalOf(
  values: CreateFormValues,
  fields: readonly ProfileField[],
  count: number,
  tag: LanguageTag,
): string | undefined {
  const field = fields.find((field) => field.type === "Money");
  if (!field || count < 2) return undefined;
  const currency = chosenCurrency(values, field);
  const amount = multipliedAmount(textOf(values, field), count, currency, tag);
  return amount === undefined ? undefined : `${amount} ${currency}`.trim();
}

const ReviewFact = ({ term, children }: { readonly term: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * What can be sent as it is: the profile's fields without a fault, and the values without rows that have
 * one. `faulty` names the others that have a value.
 */
function withoutFaults(values: CreateFormValues, context: ValidationContext) {
  const errors = validateCreateForm(values, context);
  const isFaulty = ({ code }: ProfileField) =>
    errors.typed?.[fieldKey(code)] !== undefined || errors.files?.[fieldKey(code)] !== undefined;
  const isRowFaulty = (index: number) => errors.rows?.[index] !== undefined;
  const all = fieldsFor(context.profile, values.bpCode);
  return {
    fields: all.filter((field) => !isFaulty(field)),
    values: { ...values, rows: values.rows.filter((_row, index) => !isRowFaulty(index)) },
    faulty: [
      ...all
        .filter((field) => isFaulty(field) && isFilled(values, field))
        .map(({ label }) => textIn(label, context.tag)),
      ...values.rows.filter((_row, index) => isRowFaulty(index)).map(({ code }) => code || "…"),
    ],
  };
}

/** The fields that will be sent, with their values: by label, and free rows by code. */
function filledFields(values: CreateFormValues, fields: readonly ProfileField[], tag: LanguageTag) {
  const typed = fields.map((field) => ({
    key: field.code,
    name: textIn(field.label, tag),
    text: shownValue(values, field, tag),
  }));
  const rows = values.rows.filter(isRowSent).map(({ code, value }, index) => ({
    key: `row ${index}`,
    name: cleanTyped(code),
    text: value,
  }));
  return [...typed.filter(({ text }) => text !== ""), ...rows];
}

function shownValue(values: CreateFormValues, field: ProfileField, tag: LanguageTag): string {
  const text = textOf(values, field);
  if (field.type === "File") {
    return filesOf(values, field.code)
      .map(({ name, size }) => `${name}, ${formatBytes(size, tag)}`)
      .join("\n");
  }
  if (field.type === "Money") {
    const currency = chosenCurrency(values, field);
    return text && `${groupedAmount(text, currency, tag)} ${currency}`;
  }
  const option = "options" in field && field.options.find(({ code }) => code === text);
  return option ? textIn(option.label, tag) : text;
}

interface RequestJsonProps {
  readonly values: CreateFormValues;
  readonly fields: readonly ProfileField[];
  readonly transactions: readonly Transaction[];
}

/** A request exactly as it is sent, with card numbers masked and the contents of files left out. */
const RequestJson = memo(function RequestJson({ values, fields, transactions }: RequestJsonProps) {
  const { tag, words } = useLanguage();
  const { requestKeys } = useSettings();
  const { file } = words.create.review;
  const shown = fieldValues(values, fields, tag).map(({ code, value }) => ({
    code,
    value:
      typeof value === "string"
        ? value
        : fileText(value.name, file({ size: formatBytes(value.size, tag) })),
  }));
  const body = requestBody(
    { bpCode: values.bpCode, arns: transactions.map(({ arn }) => arn || undefined), fields: shown },
    transactions.map(({ cardMask }) => cardMask || undefined),
    requestKeys,
  );
  return (
    // Focusable, so that it can be scrolled with the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.json} tabIndex={0} dir="ltr">
      {withVisibleCharacters(maskedJson(body, 2))}
    </pre>
  );
});
