import { textIn } from "#config/form-profile.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { formatList } from "#i18n/list.ts";
import type { Messages } from "#i18n/messages.ts";
import type { EmptyField } from "../form/values.ts";
import {
  type Transaction,
  type WarningKind,
  warningKinds,
  warningTests,
} from "../transactions/transaction.ts";
import { errorText, rowNames, warningText } from "../transactions/transaction-texts.ts";
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
            textOf: (row: Transaction) => errorText(row, messages),
          },
        ]
      : []),
  ];
}

/** The warnings, an item for each kind. */
export const warningItems = (
  { warned }: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly RiskItem[] =>
  rowsByKind(warned).map(({ kind, rows }) => warningItem(kind, rows, messages, tag));

/** The most sentences for which the rows of a kind are told apart. */
const maxSharedTexts = 3;

/** The same warnings, where a sentence that several rows share is said once, as the note of its rows. */
export const groupedWarningItems = (
  { warned }: Risks,
  messages: Messages,
  tag: LanguageTag,
): readonly RiskItem[] =>
  rowsByKind(warned).flatMap(({ kind, rows }) => {
    const byText = Map.groupBy(rows, (row) => warningText(row, kind, messages, tag));
    if (byText.size === rows.length || byText.size > maxSharedTexts) {
      return [warningItem(kind, rows, messages, tag)];
    }
    return [...byText].map(([note, rowsOfText]) => ({
      ...warningItem(kind, rowsOfText, messages, tag),
      note,
      textOf: noText,
    }));
  });

/** The rows with a warning of each kind that occurs. A row can have warnings of several kinds. */
const rowsByKind = (warned: readonly Transaction[]) =>
  warningKinds
    .map((kind) => ({ kind, rows: warned.filter(warningTests[kind]) }))
    .filter(({ rows }) => rows.length > 0);

const warningItem = (
  kind: WarningKind,
  rows: readonly Transaction[],
  messages: Messages,
  tag: LanguageTag,
): RiskItem => ({
  title: messages.create.review.risks[kind]({ rows: rowNames(rows, messages, tag) }),
  rows,
  textOf: (row) => warningText(row, kind, messages, tag),
});
