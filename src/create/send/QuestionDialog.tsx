import { TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { inGroups } from "#privacy/card-number.ts";
import { Confirmation } from "#ui/Confirmation.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { Row } from "../rows/row.ts";
import styles from "./QuestionDialog.module.css";
import { type CreateQuestion, groupedWarningItems, type RiskItem, riskItems } from "./question.ts";

interface QuestionDialogProps {
  readonly question: CreateQuestion;
  readonly onConfirm: () => void;
  /** Called where the rows with a warning are left out. */
  readonly onConfirmOthers: () => void;
  readonly onCancel: () => void;
}

/** Asks before a press of the button creates cases: what is incomplete, doubtful or may exist already. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { question, onConfirm, onConfirmOthers, onCancel } = props;
  const { tag, messages } = useLanguage();
  const { question: t } = messages.create.rows;
  const { plan, risks, amounts } = question;
  const { bpCode } = plan;
  const count = plan.rows.length;
  const warned = risks.warned.length;
  const casesOf = (count: number) => messages.case.typeCounts[bpCode]({ count });
  const items = useMemo(
    () => [...riskItems(count, risks, messages, tag), ...groupedWarningItems(risks, messages, tag)],
    [count, risks, messages, tag],
  );
  const all = {
    label:
      count === 1
        ? messages.create.rows.create({ count })
        : warned > 0
          ? t.all({ count })
          : t.some({ count }),
    onChoose: onConfirm,
  };
  const isDivided = warned > 0 && warned < count;
  const first = isDivided
    ? { label: t.some({ count: count - warned }), onChoose: onConfirmOthers }
    : all;
  const [only] = plan.rows;
  return (
    <Confirmation
      title={t.title({ cases: casesOf(count) })}
      confirmLabel={first.label}
      other={isDivided && all}
      // Creating a case that is doubtful is never emphasized.
      emphasis={items.length === 0 || (isDivided && risks.empty.length === 0) ? "confirm" : "none"}
      onConfirm={first.onChoose}
      onCancel={onCancel}
    >
      {only && count === 1 && (
        <p>
          {/* A warning names it too. */}
          {warned === 0 && <ReceivedText>{only.arn || inGroups(only.cardMask)}</ReceivedText>}{" "}
          {amounts}
        </p>
      )}
      <p>{t.final}</p>
      {items.length > 0 && (
        <ul className={styles.risks}>
          {items.map((item) => (
            <li key={`${item.title} ${item.note}`}>
              <TriangleAlert aria-hidden />
              <Risk {...item} />
            </li>
          ))}
        </ul>
      )}
    </Confirmation>
  );
}

/** The most transactions that are shown at once; the others unfold. */
const maxShown = 4;

/** The most transactions that are listed. The rest are counted: the table of the form has them all. */
const maxNamed = 100;

function Risk({ title, note, rows = [], textOf }: RiskItem) {
  const { namedRows, question } = useMessages().create.rows;
  const shownCount = rows.length > maxShown ? maxShown - 1 : rows.length;
  const listOf = (listed: readonly Row[]) =>
    listed.map((row) => (
      <li key={row.key}>
        <span>{namedRows({ count: 1, numbers: String(row.number) })} </span>
        <ReceivedText>{row.arn || inGroups(row.cardMask)}</ReceivedText>
        {textOf && <p>{textOf(row)}</p>}
      </li>
    ));
  return (
    <div className={styles.risk}>
      <b>{title}</b>
      {note && <p>{note}</p>}
      {rows.length > 0 && <ul className={styles.rows}>{listOf(rows.slice(0, shownCount))}</ul>}
      {rows.length > shownCount && (
        <Disclosure summary={question.more({ count: rows.length - shownCount })}>
          <ul className={styles.rows}>{listOf(rows.slice(shownCount, maxNamed))}</ul>
          {rows.length > maxNamed && <p>{question.more({ count: rows.length - maxNamed })}</p>}
        </Disclosure>
      )}
    </div>
  );
}
