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
import { groupedAmount, sumsByCurrency } from "./form/amount.ts";
import { emptyImportantFields } from "./form/important-fields.ts";
import { columnFields, hasOwnValue, noRowValues } from "./form/row-values.ts";
import { cleanTyped } from "./form/typed-text.ts";
import { useFormValues } from "./form/use-form-values.ts";
import { isRequired, type ValidationContext, validateCreateForm } from "./form/validate.ts";
import {
  type CreateFormValues,
  chosenCurrency,
  fieldKey,
  filesOf,
  isFilled,
  isRowSent,
  textOf,
} from "./form/values.ts";
import styles from "./Review.module.css";
import {
  createFieldWriter,
  type PlannedRequest,
  plannedRequests,
} from "./send/planned-requests.ts";
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
  const { bpCode } = values;
  const columnCodes = useStore(list.columns);
  const fields = fieldsFor(profile, bpCode);
  const columns = useMemo(() => columnFields(fields, columnCodes), [fields, columnCodes]);
  const leftOut = useMemo(() => rowsLeftOut(rows), [rows]);
  const emptyImportant = useMemo(
    () => emptyImportantFields(sent, values, profile, columnCodes),
    [sent, values, profile, columnCodes],
  );
  // Several stand in the table, with all there is to say about them.
  const [only] = sent;
  const today = todayIn(timeZone);
  const correct = useMemo(
    () =>
      withoutFaults(values, {
        profile,
        columns: columnCodes,
        today,
        words: words.create.faults,
        tag,
      }),
    [values, profile, columnCodes, today, words, tag],
  );
  const fieldsOf = useMemo(
    () => createFieldWriter(correct.values, fields, columns, tag),
    [correct, fields, columns, tag],
  );
  const planned = useMemo(
    () => plannedRequests({ rows: sent, fieldsOf, size: transactionsPerRequest }),
    [sent, fieldsOf, transactionsPerRequest],
  );
  const requests = Math.max(1, planned.length);
  const first = useMemo(
    () => planned[0] ?? { rows: [], fields: fieldsOf(noRowValues).fields },
    [planned, fieldsOf],
  );
  const emptyFields = Object.groupBy(
    fields.filter(
      (field) =>
        !columns.includes(field) &&
        !isFilled(values, field) &&
        (field.important !== true || isRequired(field, values)),
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

  const emptyEverywhere = emptyImportant.filter((field) => field.rows.length === sent.length);
  const emptySomewhere = emptyImportant.filter((field) => field.rows.length < sent.length);
  const risks = [
    emptyEverywhere.length > 0 && {
      title: review.without({
        names: new Intl.ListFormat(tag).format(
          emptyEverywhere.map(({ label }) => textIn(label, tag)),
        ),
      }),
      note: review.goWithout({ count: sent.length }),
    },
    ...emptySomewhere.map(({ label, rows }) => ({
      title: review.someWithout({ name: textIn(label, tag), rows: rowNames(rows) }),
      note: review.askedBefore,
    })),
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
  const total = useMemo(
    () => totalOf(sent, correct.values, fields, columns, tag),
    [sent, correct, fields, columns, tag],
  );

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
          {columns.length > 0 && (
            <ReviewFact term={review.inTable}>
              {columns.map((column) => (
                <div key={column.code}>
                  {review.ownValues({
                    name: textIn(column.label, tag),
                    count: countOwn(sent, column),
                    all: sent.length,
                  })}
                </div>
              ))}
            </ReviewFact>
          )}
          {filledFields(correct.values, fields, tag)
            .filter(({ field }) => !field || !columns.includes(field) || hasOthers(sent, field))
            .map(({ key, name, text, field }) => (
              <ReviewFact key={key} term={<ReceivedText>{name}</ReceivedText>}>
                <ReceivedText>{withVisibleCharacters(maskCardNumbers(text))}</ReceivedText>
                {field && columns.includes(field) && (
                  <div className={styles.note}>{review.otherRows}</div>
                )}
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
            <RequestJson bpCode={bpCode} request={first} />
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

/** The first amount of each case, added up by currency; `undefined` where one case alone has it, and none. */
function totalOf(
  sent: readonly Transaction[],
  values: CreateFormValues,
  fields: readonly ProfileField[],
  columns: readonly ProfileField[],
  tag: LanguageTag,
): string | undefined {
  const field = fields.find((field) => field.type === "Money");
  if (!field || sent.length < 2) return undefined;
  const key = fieldKey(field.code);
  const form = { text: textOf(values, field), currency: chosenCurrency(values, field) };
  const isColumn = columns.includes(field);
  const amounts = sent.map(({ values: own }) => {
    const { text = "", currency = "" } = own[key] ?? {};
    if (!isColumn || !hasOwnValue(own, field)) return form;
    return { text, currency: currency || form.currency };
  });
  return sumsByCurrency(amounts, tag).join(" · ") || undefined;
}

const ReviewFact = ({ term, children }: { readonly term: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * What can be sent as it is: the values of the form without those that have a fault, and without rows that have
 * one. `faulty` names the others that have a value.
 */
function withoutFaults(values: CreateFormValues, context: ValidationContext) {
  const errors = validateCreateForm(values, context);
  const isRowFaulty = (index: number) => errors.rows?.[index] !== undefined;
  const fields = fieldsFor(context.profile, values.bpCode);
  return {
    values: {
      ...values,
      typed: withoutKeysOf(errors.typed, values.typed),
      files: withoutKeysOf(errors.files, values.files),
      rows: values.rows.filter((_row, index) => !isRowFaulty(index)),
    },
    faulty: [
      ...fields
        .filter(({ code }) => {
          const key = fieldKey(code);
          return errors.typed?.[key] !== undefined || errors.files?.[key] !== undefined;
        })
        .filter((field) => isFilled(values, field))
        .map(({ label }) => textIn(label, context.tag)),
      ...values.rows.filter((_row, index) => isRowFaulty(index)).map(({ code }) => code || "…"),
    ],
  };
}

const withoutKeysOf = <T,>(faults: object | undefined, all: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([key]) => !faults || !(key in faults)));

/** The fields that the form has values of: by label, and free rows by code. */
function filledFields(values: CreateFormValues, fields: readonly ProfileField[], tag: LanguageTag) {
  const typed = fields.map((field) => ({
    key: field.code,
    name: textIn(field.label, tag),
    text: shownValue(values, field, tag),
    field,
  }));
  const rows = values.rows.filter(isRowSent).map(({ code, value }, index) => ({
    key: `row ${index}`,
    name: cleanTyped(code),
    text: value,
    field: undefined,
  }));
  return [...typed.filter(({ text }) => text !== ""), ...rows];
}

/** How many transactions have a value of their own for a field. */
const countOwn = (sent: readonly Transaction[], field: ProfileField): number =>
  sent.filter(({ values }) => hasOwnValue(values, field)).length;

/** Whether a transaction has the form's value of a field. */
const hasOthers = (sent: readonly Transaction[], field: ProfileField): boolean =>
  countOwn(sent, field) < sent.length;

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
  readonly bpCode: CreateFormValues["bpCode"];
  readonly request: PlannedRequest;
}

/** A request exactly as it is sent, with card numbers masked and the contents of files left out. */
const RequestJson = memo(function RequestJson({ bpCode, request }: RequestJsonProps) {
  const { tag, words } = useLanguage();
  const { requestKeys } = useSettings();
  const { file } = words.create.review;
  const shown = request.fields.map(({ code, value }) => ({
    code,
    value:
      typeof value === "string"
        ? value
        : fileText(value.name, file({ size: formatBytes(value.size, tag) })),
  }));
  const body = requestBody(
    { bpCode, arns: request.rows.map(({ arn }) => arn || undefined), fields: shown },
    request.rows.map(({ cardMask }) => cardMask || undefined),
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
