import { TriangleAlert } from "lucide-react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import type { EmptyField } from "../form/important-fields.ts";
import type { Risks } from "../send/question.ts";
import { warningKinds, warningTests } from "../transactions/transaction.ts";
import { rowNames } from "../transactions/transaction-texts.ts";
import styles from "./ReviewRisks.module.css";

interface RiskText {
  readonly title: string;
  readonly note?: string;
}

/** The risks of sending `count` transactions in words. The operator is asked about each. */
export function useRiskTexts(count: number, risks: Risks): readonly RiskText[] {
  const { emptyEverywhere, emptySomewhere, warned, leftOut } = risks;
  const { tag, messages } = useLanguage();
  const { review } = messages.create;
  const namesOf = (rows: Parameters<typeof rowNames>[0]) => rowNames(rows, messages, tag);
  const nameOf = ({ label }: EmptyField<unknown>) => textIn(label, tag);

  return [
    ...(emptyEverywhere.length > 0
      ? [
          {
            title: review.without({
              names: formatList(emptyEverywhere.map(nameOf), tag),
            }),
            note: review.goWithout({ count, fields: emptyEverywhere.length }),
          },
        ]
      : []),
    ...emptySomewhere.map((field) => ({
      title: review.someWithout({ name: nameOf(field), rows: namesOf(field.rows) }),
    })),
    ...warningKinds
      .map((kind) => ({ kind, rows: warned.filter(warningTests[kind]) }))
      .filter(({ rows }) => rows.length > 0)
      .map(({ kind, rows }) => ({
        title: review.risks[kind]({ rows: namesOf(rows) }),
      })),
    ...(leftOut.length > 0
      ? [
          {
            title: review.leftOut({ rows: namesOf(leftOut) }),
            note:
              count === 0
                ? review.correctFirst({ count: leftOut.length })
                : review.isLeftOut({ count: leftOut.length }),
          },
        ]
      : []),
  ];
}

export function ReviewRisks({ texts }: { readonly texts: readonly RiskText[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={styles.risks}>
      {texts.map(({ title, note }) => (
        <li key={title}>
          <TriangleAlert aria-hidden />
          <div>
            <b>{title}</b>
            {note && <p>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
