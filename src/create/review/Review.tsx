import { memo, type ReactNode, useDeferredValue, useMemo } from "react";
import { fileValueJson, requestBody } from "#api/create-cases.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatBytes } from "#i18n/numbers.ts";
import { useStore } from "#lib/store.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { withVisibleCharacters } from "#privacy/untrusted-text.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { useContextOf, useFormValues } from "../form/form-context.ts";
import { validateCreateForm } from "../form/form-errors.ts";
import type { CreateFormValues } from "../form/values.ts";
import type { RowList } from "../rows/row-list.ts";
import { createPlanner, type PlannedRequest, totalOf } from "../send/plan.ts";
import { preparePress, warningItems } from "../send/question.ts";
import { WarningList } from "../send/WarningList.tsx";
import styles from "./Review.module.css";

interface ReviewProps {
  readonly list: RowList;
  readonly children: ReactNode;
}

/** What a press of the button would send, and what is doubtful about it. */
export function Review({ list, children }: ReviewProps) {
  const { tag, messages } = useLanguage();
  const { review } = messages.create;
  const { bpCode, count, isCurrencyMissing, isValid, requests, total, warnings } =
    useReviewed(list);
  const [first] = requests;
  return (
    <section className={styles.review} aria-label={review.heading}>
      <div className={styles.body}>
        {bpCode === "" || count === 0 ? (
          <p>{bpCode === "" ? review.noCaseType : review.nothingYet}</p>
        ) : (
          <>
            <p className="soft small">{review.opening}</p>
            <h2 className="hero">{messages.case.typeCounts[bpCode]({ count })}</h2>
            {!isCurrencyMissing && total !== undefined && (
              <p>{count > 1 ? review.total({ amount: total }) : total}</p>
            )}
          </>
        )}
        <div className={styles.warnings}>
          <WarningList items={warningItems(count, warnings, messages, tag)} />
        </div>
        {/* Nothing is sent before the form is correct, which is said beside its inputs. */}
        {isValid && first && (
          <div className={styles.request}>
            <Disclosure
              summary={
                requests.length > 1 ? review.exactFirst({ count: requests.length }) : review.exact
              }
            >
              <RequestJson bpCode={bpCode} request={first} />
            </Disclosure>
          </div>
        )}
      </div>
      <div className={`stack ${styles.foot}`}>{children}</div>
    </section>
  );
}

/** Deferred behind the inputs, so that typing stays fluent with thousands of transactions. */
function useReviewed(list: RowList) {
  const contextOf = useContextOf();
  const values = useFormValues();
  const rows = useDeferredValue(useStore(list));
  const columns = useStore(list.columns);
  const { tag } = useLanguage();
  const context = useMemo(() => contextOf(values, columns), [contextOf, values, columns]);
  const isValid = useMemo(
    () => Object.keys(validateCreateForm(values, context)).length === 0,
    [values, context],
  );
  // Kept while only transactions change: it remembers the fields of the unchanged ones.
  const planRequests = useMemo(() => createPlanner(values, context), [values, context]);
  const press = useMemo(() => preparePress(rows, values, context), [rows, values, context]);
  const requests = useMemo(() => planRequests(press.rows), [planRequests, press]);
  const total = useMemo(() => totalOf(requests, tag), [requests, tag]);
  return { ...press, bpCode: values.bpCode, isValid, requests, total };
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
    {
      bpCode,
      transactions: request.rows.map(({ arn, cardMask }) => ({ arn, card: { digits: cardMask } })),
      fields: shownFields,
    },
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
