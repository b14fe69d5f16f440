import { useMemo } from "react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { inGroups } from "#privacy/card-number.ts";
import { Confirmation } from "#ui/Confirmation.tsx";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Notice } from "#ui/Notice.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { EmptyField } from "../form/important-fields.ts";
import type { Transaction } from "../transactions/transaction.ts";
import { errorText, warningTexts } from "../transactions/transaction-texts.ts";
import styles from "./QuestionDialog.module.css";
import type { CreateQuestion } from "./question.ts";
import type { useCreate } from "./use-create.ts";

interface QuestionDialogProps {
  readonly question: CreateQuestion;
  readonly create: ReturnType<typeof useCreate>;
}

/** Asks before a press of the button creates cases: what is incomplete, doubtful or may exist already. */
export function QuestionDialog({ question, create }: QuestionDialogProps) {
  const { tag, messages } = useLanguage();
  const { transactions } = messages.create;
  const t = transactions.question;
  const { plan, risks } = question;
  const { emptyEverywhere, emptySomewhere, warned, leftOut } = risks;
  const { bpCode, transactionsPerRequest: size } = plan;
  const count = plan.rows.length;
  const requests = useMemo(() => plan.planRequests(plan.rows).length, [plan]);
  const nameOf = ({ label }: EmptyField<unknown>) => t.field({ label: textIn(label, tag) });
  const [firstAsked, ...otherAsked] = [
    ...emptySomewhere.map((field) => ({
      title: t.someWithout({ count: field.rows.length, name: nameOf(field) }),
      rows: field.rows,
      textOf: () => "",
    })),
    {
      title: t.warned({ count: warned.length }),
      rows: warned,
      textOf: (row: Transaction) => warningTexts(row, messages, tag).join(" "),
    },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Confirmation
      title={t.title({
        cases: messages.case.typeCounts[bpCode]({ count }),
        without: formatList(emptyEverywhere.map(nameOf), tag),
      })}
      confirmLabel={
        warned.length > 0 && count > 1 ? t.all({ count }) : transactions.create({ count })
      }
      other={
        warned.length > 0 &&
        warned.length < count && { label: t.others, onChoose: create.confirmOthers }
      }
      // Creating a case that may exist already is never emphasized.
      emphasis={warned.length === 0 ? "confirm" : warned.length < count ? "other" : "none"}
      onConfirm={create.confirm}
      onCancel={create.cancel}
    >
      <p>
        {t.final}
        {requests > 1 && ` ${t.requests({ count: requests, size })}`}
        {requests > Math.ceil(count / size) && ` ${t.equalValues}`}
      </p>
      {leftOut.length > 0 && (
        <div className={styles.group}>
          <b>{t.leftOut({ count: leftOut.length })}</b>
          <TransactionNames rows={leftOut} textOf={(row) => errorText(row, messages)} />
        </div>
      )}
      {/* Last, so that “without them” follows what it means. */}
      {firstAsked && (
        <Notice tone="warn" title={firstAsked.title}>
          <TransactionNames {...firstAsked} />
          {otherAsked.map(({ title, ...names }) => (
            <div key={title} className={styles.group}>
              <b>{title}</b>
              <TransactionNames {...names} />
            </div>
          ))}
        </Notice>
      )}
    </Confirmation>
  );
}

interface TransactionNamesProps {
  readonly rows: readonly Transaction[];
  readonly textOf: (row: Transaction) => string;
}

/** The most transactions that are shown at once; the others unfold. */
const maxShown = 4;

/** The most transactions that are listed. The rest are counted: the table of the form has them all. */
const maxNamed = 100;

function TransactionNames({ rows, textOf }: TransactionNamesProps) {
  const { title, question } = useMessages().create.transactions;
  const shownCount = rows.length > maxShown ? maxShown - 1 : rows.length;
  const listOf = (listed: readonly Transaction[]) =>
    listed.map((row) => (
      <li key={row.key}>
        <b>{title({ number: row.number })}</b>{" "}
        <ReceivedText>{row.arn || inGroups(row.cardMask)}</ReceivedText>
        <div>{textOf(row)}</div>
      </li>
    ));
  return (
    <>
      <ul className={styles.list}>{listOf(rows.slice(0, shownCount))}</ul>
      {rows.length > shownCount && (
        <Disclosure summary={question.more({ count: rows.length - shownCount })}>
          <ul className={styles.list}>
            {listOf(rows.slice(shownCount, maxNamed))}
            {rows.length > maxNamed && <li>{question.more({ count: rows.length - maxNamed })}</li>}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
