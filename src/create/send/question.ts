import { type ProfileField, type ProfileText, textIn } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import { type CreateFormValues, hasOwnValue, isFilled } from "../form/values.ts";
import { headingOf, isStop, type Problem, problemsText, warningHeadings } from "../rows/problem.ts";
import {
  existingCaseOf,
  formStatusOf,
  hasWarning,
  isToCreate,
  isToSend,
  type Row,
} from "../rows/row.ts";
import type { CreatePlan, PlanContext } from "./plan.ts";

interface EmptyField {
  readonly label: ProfileText;
  readonly rows: readonly Row[];
}

/** What the operator is warned of before a press of the button creates cases. */
export interface Warnings {
  /** The important fields that are empty, with the rows to be sent in which they are. */
  readonly empty: readonly EmptyField[];
  /** The rows that are sent although they carry a warning. */
  readonly warned: readonly Row[];
  readonly leftOut: readonly Row[];
}

/** What a press of the button sends, and what the operator is warned of: what the review says is what is done. */
export function preparePress(
  rows: readonly Row[],
  values: CreateFormValues,
  context: Pick<PlanContext, "fields" | "columns">,
) {
  const toCreate = rows.filter(isToCreate);
  const toSend = rows.filter(isToSend);
  const warnings: Warnings = {
    empty: emptyImportantFields(toCreate, values, context),
    warned: toCreate.filter(hasWarning),
    leftOut: rows.filter((row) => !row.result && formStatusOf(row) === "leftOut"),
  };
  return {
    rows: toSend,
    count: toCreate.length,
    /** Nothing is sent while some wait for a currency. */
    isCurrencyMissing: toSend.length < toCreate.length,
    warnings,
  };
}

/**
 * The fields that the profile marks as important and that are empty in at least one row, in the order of the profile. A
 * value in the form, typed or in a free row, fills the field in every row.
 */
function emptyImportantFields(
  rows: readonly Row[],
  values: CreateFormValues,
  { fields, columns }: Pick<PlanContext, "fields" | "columns">,
): readonly EmptyField[] {
  const ofRows = new Set<ProfileField>(columns);
  return fields
    .filter((field) => field.important === true && !isFilled(values, field))
    .map((field) => ({
      label: field.label,
      rows: ofRows.has(field) ? rows.filter((row) => !hasOwnValue(row.values, field)) : rows,
    }))
    .filter((field) => field.rows.length > 0);
}

/**
 * Whether the operator is asked: always about two cases or more, and about one that is incomplete, doubtful
 * or may exist already. The service has no operation that takes a case back.
 */
export const isAsked = (count: number, { empty, warned, leftOut }: Warnings): boolean =>
  count > 1 || empty.length + warned.length + leftOut.length > 0;

/** A question about all rows of the form, or about those that a queue has not sent yet. */
export interface CreateQuestion {
  readonly plan: CreatePlan;
  readonly warnings: Warnings;
}

export const confirmedPlan = ({ plan, warnings }: CreateQuestion): CreatePlan => ({
  ...plan,
  confirmed: new Map([
    ...plan.confirmed,
    ...warnings.warned.flatMap((row) => {
      const existingCase = existingCaseOf(row);
      return existingCase ? [[row.key, existingCase] as const] : [];
    }),
  ]),
});

export const planWithoutWarned = ({ plan, warnings }: CreateQuestion): CreatePlan => {
  const warned = new Set(warnings.warned.map(({ key }) => key));
  return { ...plan, rows: plan.rows.filter(({ key }) => !warned.has(key)) };
};

/** One warning in words, for the review and for the question. */
export interface WarningItem {
  /** Names or counts the rows. */
  readonly title: string;
  /** The rows that it is about, where it is not about all. */
  readonly rows?: readonly Row[];
  /** What there is to say about one of the rows, where the title does not say it. */
  readonly textOf?: (row: Row) => string;
}

/** What there is to say before `count` rows are sent. */
export function warningItems(
  count: number,
  { empty, warned, leftOut }: Warnings,
  messages: Messages,
  tag: LanguageTag,
): readonly WarningItem[] {
  const { review: t } = messages.create;
  const named = (rows: readonly Row[]) => rowNames(rows, messages, tag);
  const fieldName = ({ label }: EmptyField) => textIn(label, tag);
  const isInAll = ({ rows }: EmptyField) => rows.length === count;
  const names = formatList(empty.filter(isInAll).map(fieldName), tag);
  function about(rows: readonly Row[], title: string, isWanted: (problem: Problem) => boolean) {
    const textOf = ({ problems }: Row) => problemsText(problems.filter(isWanted), messages, tag);
    return rows.length > 0 ? [{ title, rows, textOf }] : [];
  }
  return [
    ...(names === "" ? [] : [{ title: (count === 1 ? t.empty : t.emptyEverywhere)({ names }) }]),
    ...empty
      .filter((field) => !isInAll(field))
      .map((field) => ({
        title: t.emptySomewhere({ name: fieldName(field), rows: named(field.rows) }),
        rows: field.rows,
      })),
    ...about(leftOut, t.leftOut({ rows: named(leftOut) }), isStop),
    ...warningHeadings.flatMap((heading) => {
      const isOfKind = (problem: Problem) => headingOf(problem) === heading;
      const rows = warned.filter(({ problems }) => problems.some(isOfKind));
      return about(rows, t.warnings[heading]({ rows: named(rows) }), isOfKind);
    }),
  ];
}

/** The most rows that are named by their numbers; more are counted. */
const maxNamed = 3;

function rowNames(rows: readonly Row[], { create: { rows: t } }: Messages, tag: string): string {
  if (rows.length > maxNamed) return t.rows({ count: rows.length });
  const numbers = formatList(
    rows.map(({ number }) => String(number)),
    tag,
  );
  return t.namedRows({ count: rows.length, numbers });
}
