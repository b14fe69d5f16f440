import type { ProfileField } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { splitEvery } from "#lib/split-every.ts";
import type { CaseType } from "#model/case-type.ts";
import { sumsByCurrency } from "#model/money/currency-amount.ts";
import { type Money, readMoney } from "#model/money/money.ts";
import { readAmount, showAmount } from "../form/amount.ts";
import type { NonFileField } from "../form/field-kinds.ts";
import {
  amountOf,
  type CreateFormValues,
  disputedField,
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
  /** Why a case may already exist, by the key of the row, as the question has shown it and the operator confirmed it. */
  readonly confirmed: ReadonlyMap<string, ExistingCase>;
  /** When each ARN was last sent after this press, in milliseconds since 1970: sending adds to it. */
  readonly sentArns: Map<string, number>;
  /** Whether it is what remains of a press whose first requests were sent. */
  readonly isRest?: boolean;
}

interface WrittenFields {
  readonly fields: readonly FieldValue[];
  readonly disputed?: Money | undefined;
}

export interface PlannedRequest extends WrittenFields {
  readonly rows: readonly Row[];
}

/** Groups of equal fields, and the rows in each group, keep the order of the table. */
export type PlanRequests = (rows: readonly Row[]) => readonly PlannedRequest[];

export interface PlanContext {
  readonly fields: readonly ProfileField[];
  readonly columns: readonly NonFileField[];
  readonly tag: LanguageTag;
  readonly transactionsPerRequest: number;
}

/**
 * Makes the function that plans the requests of a form, for the review, the question and the sending. A request has one
 * set of fields for all its transactions (spec, CreateBp), so only rows of equal fields share a request. The fields of
 * an unchanged row are written once.
 */
export function createPlanner(
  values: CreateFormValues,
  { fields, columns, tag, transactionsPerRequest }: PlanContext,
): PlanRequests {
  const amountField = disputedField(fields);
  function disputedIn(effective: CreateFormValues, sent: readonly FieldValue[]): Money | undefined {
    if (!amountField || "error" in readAmount(amountOf(effective, amountField), tag)) {
      return undefined;
    }
    const value = sent.find(({ code }) => code === amountField.code)?.value;
    return typeof value === "string" ? readMoney(value) : undefined;
  }
  const written = new WeakMap<RowValues, WrittenFields>();
  const known = new Map<string, WrittenFields>();
  /** @returns the same object for all rows of equal fields. */
  function write(own: RowValues): WrittenFields {
    const before = written.get(own);
    if (before) return before;
    const effective = effectiveValues(values, own, columns);
    const sent = fieldsToSend(effective, fields, tag);
    // The files are the same for all rows.
    const text = JSON.stringify(
      sent.map(({ code, value }) => [code, typeof value === "string" && value]),
    );
    const shared = known.get(text) ?? { fields: sent, disputed: disputedIn(effective, sent) };
    known.set(text, shared);
    written.set(own, shared);
    return shared;
  }
  return (rows) =>
    [...Map.groupBy(rows, (row) => write(row.values))].flatMap(([sent, inGroup]) =>
      splitEvery(inGroup, transactionsPerRequest).map((part) => ({ ...sent, rows: part })),
    );
}

/** The disputed amounts of cases, added up by currency, in words; `undefined` without an amount. */
export function totalOf(requests: readonly PlannedRequest[], tag: LanguageTag): string | undefined {
  const amounts = requests.flatMap(({ rows, disputed }) =>
    disputed ? rows.map(() => disputed) : [],
  );
  const sums = sumsByCurrency(amounts).map(
    ({ amount, currency }) => `${showAmount(amount, currency, tag)} ${currency}`,
  );
  return sums.join(" · ") || undefined;
}
