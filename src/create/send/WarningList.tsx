import { TriangleAlert } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { Row } from "../rows/row.ts";
import type { WarningItem } from "./question.ts";
import styles from "./WarningList.module.css";

interface WarningListProps {
  readonly items: readonly WarningItem[];
  readonly hasRows?: boolean;
  /** A row that is named above the list. */
  readonly named?: Row | undefined;
}

/** The warnings of the review and of the question. */
export const WarningList = ({ items, hasRows = false, named }: WarningListProps) =>
  items.length > 0 && (
    <ul className={["stack", styles.warnings, hasRows ? styles.lined : ""].join(" ")}>
      {items.map((item) => (
        <li key={item.title}>
          <TriangleAlert aria-hidden />
          <div>
            <b>{item.title}</b>
            {hasRows && <WarnedRows item={item} named={named} />}
          </div>
        </li>
      ))}
    </ul>
  );

/** The most rows that are shown at once; the others unfold. */
const maxShown = 4;

/** The most rows that are listed. The rest are counted: the table of the form has them all. */
const maxListed = 100;

interface WarnedRowsProps extends Pick<WarningListProps, "named"> {
  readonly item: WarningItem;
}

function WarnedRows({ item: { rows = [], textOf }, named }: WarnedRowsProps) {
  const { namedRows, question } = useMessages().create.rows;
  const shownCount = rows.length > maxShown ? maxShown - 1 : rows.length;
  const listOf = (listed: readonly Row[]) => (
    <ul className={`stack ${styles.rows}`}>
      {listed.map((row) => (
        <li key={row.key}>
          {/* A single row is named by the title. */}
          {rows.length > 1 && (
            <span className={`soft figures ${styles.number}`}>
              {namedRows({ count: 1, numbers: String(row.number) })}{" "}
            </span>
          )}
          <ReceivedText>{row.arn || inGroups(row.cardMask)}</ReceivedText>
          {textOf && <p className="soft small">{textOf(row)}</p>}
        </li>
      ))}
    </ul>
  );
  const [first] = rows;
  if (first && first.key === named?.key)
    return textOf && <p className="soft small">{textOf(first)}</p>;
  return (
    <>
      {rows.length > 0 && listOf(rows.slice(0, shownCount))}
      {rows.length > shownCount && (
        <Disclosure summary={question.more({ count: rows.length - shownCount })}>
          {listOf(rows.slice(shownCount, maxListed))}
          {rows.length > maxListed && <p>{question.more({ count: rows.length - maxListed })}</p>}
        </Disclosure>
      )}
    </>
  );
}
