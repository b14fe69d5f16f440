import { foldCode, type ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { splitEvery } from "#lib/split-every.ts";
import type { CaseType } from "#model/case-type.ts";
import { type Money, readMoney } from "#model/money/money.ts";
import {
  type CreateFormValues,
  effectiveValues,
  type FieldValue,
  fieldsToSend,
  type RowValues,
} from "../form/values.ts";
import type { ExistingCase } from "../rows/existing-case.ts";
import type { Row } from "../rows/row.ts";

export interface CreatePlan {
  readonly bpCode: CaseType;
  readonly rows: readonly Row[];
  readonly planRequests: PlanRequests;
  /** The disputed amounts of rows, added up by currency, in words. */
  readonly totalOf: (rows: readonly Row[]) => string | undefined;
  /** Why a case may already exist, by the key of the row, as the question has shown it and the operator confirmed it. */
  readonly confirmed: ReadonlyMap<string, ExistingCase>;
}

export interface PlannedRequest {
  readonly rows: readonly Row[];
  readonly fields: readonly FieldValue[];
  /** The value of the field that means what is disputed. */
  readonly disputed?: Money | undefined;
}

/** Groups of equal fields, and the rows in each group, keep the order of the table. */
export type PlanRequests = (rows: readonly Row[]) => readonly PlannedRequest[];

interface PlannedForm {
  readonly values: CreateFormValues;
  readonly fields: readonly ProfileField[];
  readonly columns: readonly ProfileField[];
  readonly tag: LanguageTag;
  readonly transactionsPerRequest: number;
}

/**
 * Makes the function that plans the requests of a form, for the review, the question and the sending. A request has one
 * set of fields for all its transactions (spec, CreateBp), so only rows of equal fields share a request. The fields of
 * an unchanged row are written once.
 */
export function createPlanner({
  values,
  fields,
  columns,
  tag,
  transactionsPerRequest,
}: PlannedForm): PlanRequests {
  const amountField = fields.find(({ means }) => means === "amount");
  const amountCode = amountField && foldCode(amountField.code);
  function disputedIn(sent: readonly FieldValue[]): Money | undefined {
    const value = sent.find(({ code }) => foldCode(code) === amountCode)?.value;
    return typeof value === "string" ? readMoney(value) : undefined;
  }
  const written = new WeakMap<RowValues, readonly FieldValue[]>();
  const known = new Map<string, readonly FieldValue[]>();
  /** @returns the same object for all rows of equal fields. */
  function fieldsOf(own: RowValues): readonly FieldValue[] {
    const before = written.get(own);
    if (before) return before;
    const sent = fieldsToSend(effectiveValues(values, own, columns), fields, tag);
    // The files are the same for all rows.
    const text = JSON.stringify(
      sent.map(({ code, value }) => [code, typeof value === "string" && value]),
    );
    const shared = known.get(text) ?? sent;
    known.set(text, shared);
    written.set(own, shared);
    return shared;
  }
  return (rows) =>
    [...Map.groupBy(rows, (row) => fieldsOf(row.values))].flatMap(([sent, inGroup]) =>
      splitEvery(inGroup, transactionsPerRequest).map((part) => ({
        rows: part,
        fields: sent,
        disputed: disputedIn(sent),
      })),
    );
}
