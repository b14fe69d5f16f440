import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { fileValueJson, requestBody } from "#api/create-cases.ts";
import { type FormProfile, fieldsFor } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { useStore } from "#lib/store.ts";
import { todayIn } from "#model/time/deadline.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { withVisibleCharacters } from "#privacy/untrusted-text.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { validateCreateForm } from "../form/form-errors.ts";
import { useFormValues } from "../form/use-form-values.ts";
import { type CreateFormValues, columnFields, fieldsToSend } from "../form/values.ts";
import { isToCreate, isToSend } from "../rows/row.ts";
import type { RowList } from "../rows/row-list.ts";
import { createPlanner, type PlannedRequest, totalOf } from "../send/plan.ts";
import { warningItems, warningsOf } from "../send/question.ts";
import { WarningList } from "../send/WarningList.tsx";
import styles from "./Review.module.css";

interface ReviewProps {
  readonly list: RowList;
  readonly profile: FormProfile;
  /** The buttons. @param warnings in a line of words; "" without any. */
  readonly children: (warnings: string) => ReactNode;
}

/** What a press of the button would send, and what is doubtful about it. */
export function Review({ list, profile, children }: ReviewProps) {
  const { tag, messages } = useLanguage();
  const { review } = messages.create;
  const { bpCode, toSend, count, isValid, requests, first, total, warnings } = useReviewed(
    list,
    profile,
  );
  const items = warningItems(count, warnings, messages, tag);
  return (
    <section
      className={[styles.review, items.length > 0 ? styles.warns : ""].join(" ")}
      aria-label={review.heading}
    >
      <div className={styles.body}>
        {bpCode === "" || count === 0 ? (
          <p>{bpCode === "" ? review.noCaseType : review.nothingYet}</p>
        ) : (
          <>
            <p className="soft small">{review.opening}</p>
            <h2 className="hero">{messages.case.typeCounts[bpCode]({ count })}</h2>
            {count === toSend.length && total !== undefined && (
              <p>{count > 1 ? review.total({ amount: total }) : total}</p>
            )}
          </>
        )}
        <div className={styles.warnings}>
          <WarningList items={items} />
        </div>
        {/* Nothing is sent before the form is correct, which is said beside its inputs. */}
        {isValid && (
          <div className={styles.request}>
            <Disclosure
              summary={requests > 1 ? review.exactFirst({ count: requests }) : review.exact}
            >
              <RequestJson bpCode={bpCode} request={first} />
            </Disclosure>
          </div>
        )}
      </div>
      <div className={styles.foot}>{children(items.map(({ title }) => title).join(" · "))}</div>
    </section>
  );
}

/**
 * Deferred behind the inputs, so that typing stays fluent with thousands of transactions: what depends on the
 * transactions alone is not computed again while the operator types into the form, and the other way round.
 */
function useReviewed(list: RowList, profile: FormProfile) {
  const values = useFormValues();
  const rows = useDeferredValue(useStore(list));
  const columnKeys = useStore(list.columns);
  const { tag, messages } = useLanguage();
  const { errors } = messages.create;
  const { timeZone, transactionsPerRequest } = useSettings();
  const today = todayIn(timeZone);
  const { bpCode } = values;
  const fields = fieldsFor(profile, bpCode);
  const columns = useMemo(() => columnFields(fields, columnKeys), [fields, columnKeys]);
  const toSend = useMemo(() => rows.filter(isToSend), [rows]);
  const count = useMemo(() => rows.filter(isToCreate).length, [rows]);
  const isValid = useMemo(() => {
    const context = { profile, columns, today, messages: errors, tag };
    return Object.keys(validateCreateForm(values, context)).length === 0;
  }, [values, profile, columns, today, errors, tag]);
  // The planner is kept while only transactions change: it remembers the fields of the unchanged ones.
  const plan = useMemo(
    () => createPlanner({ values, fields, columns, tag, transactionsPerRequest }),
    [values, fields, columns, tag, transactionsPerRequest],
  );
  const planned = useMemo(() => {
    const requests = plan(toSend);
    return {
      requests: requests.length,
      /** The first request; without transactions while there are none. */
      first: requests[0] ?? { rows: [], fields: fieldsToSend(values, fields, tag) },
      total: totalOf(requests, tag),
    };
  }, [plan, toSend, values, fields, tag]);
  const warnings = useMemo(
    () => warningsOf(rows, { values, profile, columns }),
    [rows, values, profile, columns],
  );
  return { bpCode, toSend, count, isValid, ...planned, warnings };
}

interface RequestJsonProps {
  readonly bpCode: CreateFormValues["bpCode"];
  readonly request: PlannedRequest;
}

/** A request exactly as it is sent, with card numbers masked and the contents of files left out. */
const RequestJson = memo(function RequestJson({ bpCode, request }: RequestJsonProps) {
  const { tag, messages } = useLanguage();
  const { requestKeys } = useSettings();
  const { file } = messages.create.review;
  const shownFields = request.fields.map(({ code, value }) => ({
    code,
    value:
      typeof value === "string"
        ? value
        : fileValueJson(value.name, file({ size: formatBytes(value.size, tag) })),
  }));
  const body = requestBody(
    { bpCode, arns: request.rows.map(({ arn }) => arn || undefined), fields: shownFields },
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
