import { type FormProfile, type ProfileField, textIn } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import { type CreateFormValues, type EmptyField, emptyImportantFields } from "../form/values.ts";
import {
  isStop,
  isWarning,
  type Problem,
  problemsText,
  type WarningKind,
  warningKinds,
} from "../rows/problem.ts";
import { existingCaseOf, hasWarning, type Row, rowsLeftOut, rowsToSend } from "../rows/row.ts";
import type { CreatePlan } from "./plan.ts";

/** What may be wrong with the cases that a press of the button creates. */
export interface Risks {
  /** The important fields that are empty, with the rows to be sent in which they are. */
  readonly empty: readonly EmptyField<Row>[];
  /** The rows that are sent although they carry a warning. */
  readonly warned: readonly Row[];
  /** The rows that can't be sent. */
  readonly leftOut: readonly Row[];
}

/** The values that the rows of a form share, and the fields that have a value of their own in each. */
export interface SharedValues {
  readonly values: CreateFormValues;
  readonly profile: FormProfile;
  readonly columns: readonly ProfileField[];
}

/**
 * Finds the risks of sending the rows of a form.
 * @param shared without them no field counts as empty.
 */
export function risksOf(rows: readonly Row[], shared?: SharedValues): Risks {
  const sent = rowsToSend(rows);
  return {
    empty: shared ? emptyImportantFields(sent, shared.values, shared.profile, shared.columns) : [],
    warned: sent.filter(hasWarning),
    leftOut: rowsLeftOut(rows),
  };
}

/**
 * Whether the operator is asked: always about two cases or more, and about one that is incomplete, doubtful
 * or may exist already. The service has no operation that takes a case back.
 */
export const isAsked = (count: number, { empty, warned, leftOut }: Risks): boolean =>
  count > 1 || empty.length + warned.length + leftOut.length > 0;

export interface CreateQuestion {
  readonly plan: CreatePlan;
  readonly risks: Risks;
  /** The disputed amounts of the plan, added up by currency, in words. */
  readonly amounts?: string | undefined;
}

export const confirmedPlan = ({ plan, risks }: CreateQuestion): CreatePlan => ({
  ...plan,
  confirmed: new Map([
    ...plan.confirmed,
    ...risks.warned.flatMap((row) => {
      const existingCase = existingCaseOf(row);
      return existingCase ? [[row.key, existingCase] as const] : [];
    }),
  ]),
});

export const planWithoutWarnings = ({ plan, risks }: CreateQuestion): CreatePlan => {
  const warned = new Set(risks.warned.map(({ key }) => key));
  return { ...plan, rows: plan.rows.filter(({ key }) => !warned.has(key)) };
};

/** The question about the rows of a plan that have become doubtful since it was confirmed. */
export const questionAbout = (plan: CreatePlan, doubtful: readonly Row[]): CreateQuestion => ({
  plan,
  risks: { empty: [], warned: doubtful, leftOut: [] },
});

/** A risk of a press in words, for the review and for the question. */
export interface RiskItem {
  /** Names or counts the rows. */
  readonly title: string;
  readonly note?: string;
  /** The rows that it is about, where it is not about all. */
  readonly rows?: readonly Row[];
  /** What there is to say about one of the rows, where the title does not say it. */
  readonly textOf?: (row: Row) => string;
}

/** What a row says of some of its problems, in sentences. */
const textOfProblems =
  (isWanted: (problem: Problem) => boolean, messages: Messages, tag: LanguageTag) =>
  ({ problems }: Row) =>
    problemsText(problems.filter(isWanted), messages, tag);

/** The risks of sending `count` rows, without the warnings. */
export function riskItems(
  count: number,
  { empty, leftOut }: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly RiskItem[] {
  const { review: t } = messages.create;
  const nameOf = ({ label }: EmptyField<unknown>) => textIn(label, tag);
  const everywhere = empty.filter(({ rows }) => rows.length === count);
  const items: RiskItem[] = [];
  if (everywhere.length > 0) {
    const names = formatList(everywhere.map(nameOf), tag);
    items.push({ title: t.emptyEverywhere({ names, fields: everywhere.length, count }) });
  }
  for (const field of empty.filter(({ rows }) => rows.length < count)) {
    const rows = rowNames(field.rows, messages, tag);
    items.push({ title: t.emptySomewhere({ name: nameOf(field), rows }), rows: field.rows });
  }
  if (leftOut.length > 0) {
    items.push({
      title: t.leftOut({ rows: rowNames(leftOut, messages, tag) }),
      note: (count === 0 ? t.correctFirst : t.isLeftOut)({ count: leftOut.length }),
      rows: leftOut,
      textOf: textOfProblems(isStop, messages, tag),
    });
  }
  return items;
}

interface WarningItem extends RiskItem {
  readonly kind: WarningKind;
  readonly rows: readonly Row[];
  readonly textOf: (row: Row) => string;
}

const warningTitle = (
  kind: WarningKind,
  rows: readonly Row[],
  messages: Messages,
  tag: LanguageTag,
) => messages.create.review.risks[kind]({ rows: rowNames(rows, messages, tag) });

/** The warnings, an item for each kind that occurs. A row can have warnings of several kinds. */
export const warningItems = (
  { warned }: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly WarningItem[] =>
  warningKinds.flatMap((kind) => {
    const isOfKind = (problem: Problem) => isWarning(problem, kind);
    const rows = warned.filter(({ problems }) => problems.some(isOfKind));
    if (rows.length === 0) return [];
    const title = warningTitle(kind, rows, messages, tag);
    return [{ kind, rows, title, textOf: textOfProblems(isOfKind, messages, tag) }];
  });

/** The most sentences for which the rows of a kind are told apart. */
const maxSharedTexts = 3;

/** The same warnings, where a sentence that several rows share is said once, as the note of its rows. */
export const groupedWarningItems = (
  risks: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly RiskItem[] =>
  warningItems(risks, messages, tag).flatMap((item): readonly RiskItem[] => {
    const byText = Map.groupBy(item.rows, item.textOf);
    if (byText.size === item.rows.length || byText.size > maxSharedTexts) return [item];
    return [...byText].map(([note, rows]) => ({
      title: warningTitle(item.kind, rows, messages, tag),
      note,
      rows,
    }));
  });

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
