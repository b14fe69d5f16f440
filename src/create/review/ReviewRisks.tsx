import { TriangleAlert } from "lucide-react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import type { Transaction } from "../transactions/transaction.ts";
import styles from "./ReviewRisks.module.css";
import type { Reviewed } from "./use-reviewed.ts";

interface Risk {
  readonly title: string;
  readonly note: string;
}

/** The most rows that are named by their numbers; more are counted. */
const maxNamed = 3;

/** What may be wrong with the cases to be created, in words. The operator is asked about each. */
export function useRisks(reviewed: Reviewed): readonly Risk[] {
  const { sent, leftOut, warned, emptyImportant } = reviewed;
  const { tag, messages } = useLanguage();
  const { review, transactions } = messages.create;

  const rowNames = (named: readonly Transaction[]) =>
    named.length > maxNamed
      ? transactions.rows({ count: named.length })
      : transactions.namedRows({
          count: named.length,
          numbers: formatList(
            named.map(({ number }) => String(number)),
            tag,
          ),
        });
  const nameOf = ({ label }: (typeof emptyImportant)[number]) => textIn(label, tag);

  const emptyEverywhere = emptyImportant.filter((field) => field.rows.length === sent.length);
  const emptySomewhere = emptyImportant.filter((field) => field.rows.length < sent.length);
  return [
    ...(emptyEverywhere.length > 0
      ? [
          {
            title: review.without({
              names: formatList(emptyEverywhere.map(nameOf), tag),
            }),
            note: review.goWithout({ count: sent.length }),
          },
        ]
      : []),
    ...emptySomewhere.map((field) => ({
      title: review.someWithout({ name: nameOf(field), rows: rowNames(field.rows) }),
      note: review.askedBefore,
    })),
    ...warned
      .filter(({ rows }) => rows.length > 0)
      .map(({ kind, rows }) => ({
        title: review.risks[kind]({ rows: rowNames(rows) }),
        note: review.askedBefore,
      })),
    ...(leftOut.length > 0
      ? [
          {
            title: review.leftOut({ rows: rowNames(leftOut) }),
            note: review.isLeftOut({ count: leftOut.length }),
          },
        ]
      : []),
  ];
}

export function ReviewRisks({ risks }: { readonly risks: readonly Risk[] }) {
  if (risks.length === 0) return null;
  return (
    <ul className={styles.risks}>
      {risks.map(({ title, note }) => (
        <li key={title}>
          <TriangleAlert aria-hidden />
          <div>
            <b>{title}</b>
            <p>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
