import { useDeferredValue, useMemo } from "react";
import { type FormProfile, fieldsFor, type ProfileField } from "#config/form-profile.ts";
import { useSettings } from "#config/settings-context.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { todayIn } from "#model/time/calendar-date.ts";
import { useFormValues } from "../form/use-form-values.ts";
import { columnFields, fieldsToSend, hasOwnValue, totalOf } from "../form/values.ts";
import { rowsToSend } from "../rows/transaction.ts";
import type { TransactionList } from "../rows/transaction-list.ts";
import { createPlanner } from "../send/plan.ts";
import { risksOf } from "../send/question.ts";
import { validPartOf } from "./valid-part.ts";

export type Reviewed = ReturnType<typeof useReviewed>;

/**
 * What a press of the button would send, and what is doubtful about it. Deferred behind the inputs, so that typing
 * stays fluent with thousands of transactions: what depends on the transactions alone is not computed again while
 * the operator types into the form, and the other way round.
 */
export function useReviewed(list: TransactionList, profile: FormProfile) {
  const values = useFormValues();
  const rows = useDeferredValue(useStore(list));
  const { tag, messages } = useLanguage();
  const { errors } = messages.create;
  const { timeZone, transactionsPerRequest } = useSettings();
  const columnKeys = useStore(list.columns);
  const today = todayIn(timeZone);
  const fields = fieldsFor(profile, values.bpCode);
  const columns: readonly ProfileField[] = useMemo(
    () => columnFields(fields, columnKeys),
    [fields, columnKeys],
  );
  const ofRows = useMemo(() => {
    const toSend = rowsToSend(rows);
    return {
      toSend,
      ownCounts: new Map(
        columns.map((field) => [
          field,
          toSend.filter((row) => hasOwnValue(row.values, field)).length,
        ]),
      ),
    };
  }, [rows, columns]);
  const { toSend } = ofRows;
  /** The values that can be sent as they are, and the names of the others. */
  const validPart = useMemo(
    () => validPartOf(values, { profile, columns, today, messages: errors, tag }),
    [values, profile, columns, today, errors, tag],
  );
  // The planner is kept while only transactions change: it remembers the fields of the unchanged ones.
  const planOf = useMemo(
    () => createPlanner({ values: validPart.values, fields, columns, tag, transactionsPerRequest }),
    [validPart, fields, columns, tag, transactionsPerRequest],
  );
  const planned = useMemo(() => {
    const requests = planOf(toSend);
    return {
      requestCount: Math.max(1, requests.length),
      /** The first request; without transactions while there are none. */
      first: requests[0] ?? { rows: [], fields: fieldsToSend(validPart.values, fields, tag) },
      // A single amount stands among the fields.
      total:
        toSend.length > 1 ? totalOf(toSend, validPart.values, fields, columns, tag) : undefined,
    };
  }, [validPart, fields, columns, tag, toSend, planOf]);
  const risks = useMemo(
    () => risksOf(rows, { values, profile, columns }),
    [rows, values, profile, columns],
  );
  return { values, fields, columns, ...ofRows, validPart, ...planned, risks };
}
