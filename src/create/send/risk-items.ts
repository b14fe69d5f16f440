import { textIn } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import type { EmptyField } from "../form/values.ts";
import {
  isStop,
  isWarning,
  type Problem,
  problemsText,
  type WarningKind,
  warningKinds,
} from "../rows/problem.ts";
import type { Transaction } from "../rows/transaction.ts";
import type { Risks } from "./question.ts";

/** A risk of a press in words, for the review and for the question. */
export interface RiskItem {
  /** Names or counts the rows. */
  readonly title: string;
  readonly note?: string;
  /** The rows that it is about; none when it is about all. */
  readonly rows: readonly Transaction[];
  /** What there is to say about one of the rows; "" when the title says it. */
  readonly textOf: (row: Transaction) => string;
}

const noText = () => "";

/** What is wrong with a row, of some kinds of problems only, in sentences. */
const textOfProblems =
  (isWanted: (problem: Problem) => boolean, messages: Messages, tag: LanguageTag) =>
  ({ problems }: Transaction) =>
    problemsText(problems.filter(isWanted), messages, tag);

/** The risks of sending `count` transactions. */
export function riskItems(
  count: number,
  { emptyEverywhere, emptySomewhere, leftOut }: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly RiskItem[] {
  const { review } = messages.create;
  const nameOf = ({ label }: EmptyField<unknown>) => textIn(label, tag);
  return [
    ...(emptyEverywhere.length > 0
      ? [
          {
            title: review.emptyEverywhere({
              names: formatList(emptyEverywhere.map(nameOf), tag),
              fields: emptyEverywhere.length,
              count,
            }),
            rows: [],
            textOf: noText,
          },
        ]
      : []),
    ...emptySomewhere.map((field) => ({
      title: review.emptySomewhere({
        name: nameOf(field),
        rows: rowNames(field.rows, messages, tag),
      }),
      rows: field.rows,
      textOf: noText,
    })),
    ...(leftOut.length > 0
      ? [
          {
            title: review.leftOut({ rows: rowNames(leftOut, messages, tag) }),
            note:
              count === 0
                ? review.correctFirst({ count: leftOut.length })
                : review.isLeftOut({ count: leftOut.length }),
            rows: leftOut,
            textOf: textOfProblems(isStop, messages, tag),
          },
        ]
      : []),
  ];
}

/** The warnings, an item for each kind that occurs. A row can have warnings of several kinds. */
export const warningItems = (
  { warned }: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly (RiskItem & { readonly kind: WarningKind })[] =>
  warningKinds
    .map((kind) => {
      const isOfKind = (problem: Problem) => isWarning(problem, kind);
      const rows = warned.filter(({ problems }) => problems.some(isOfKind));
      return {
        kind,
        rows,
        title: messages.create.review.risks[kind]({ rows: rowNames(rows, messages, tag) }),
        textOf: textOfProblems(isOfKind, messages, tag),
      };
    })
    .filter(({ rows }) => rows.length > 0);

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
      title: messages.create.review.risks[item.kind]({ rows: rowNames(rows, messages, tag) }),
      note,
      rows,
      textOf: noText,
    }));
  });

/** The most rows that are named by their numbers; more are counted. */
const maxNamed = 3;

function rowNames(
  rows: readonly Pick<Transaction, "number">[],
  { create: { transactions: t } }: Messages,
  tag: string,
): string {
  if (rows.length > maxNamed) return t.rows({ count: rows.length });
  const numbers = formatList(
    rows.map(({ number }) => String(number)),
    tag,
  );
  return t.namedRows({ count: rows.length, numbers });
}
