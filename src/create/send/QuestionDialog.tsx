import { useMemo } from "react";
import { textIn } from "#config/form-profile.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatList } from "#i18n/list.ts";
import { inGroups } from "#privacy/card-number.ts";
import { Confirmation } from "#ui/Confirmation.tsx";
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
      <p>{t.final}</p>
      {requests > 1 && (
        <p className="soft">
          {t.requests({ count: requests, size })}
          {requests > Math.ceil(count / size) && ` ${t.equalValues}`}
        </p>
      )}
      {emptySomewhere.map((field) => (
        <Notice
          key={nameOf(field)}
          tone="warn"
          title={t.someWithout({ count: field.rows.length, name: nameOf(field) })}
        >
          <TransactionNames rows={field.rows} textsOf={() => []} />
        </Notice>
      ))}
      {warned.length > 0 && (
        <Notice tone="warn" title={t.warned({ count: warned.length })}>
          <TransactionNames rows={warned} textsOf={(row) => warningTexts(row, messages, tag)} />
        </Notice>
      )}
      {leftOut.length > 0 && (
        <Notice tone="warn" title={t.leftOut({ count: leftOut.length })}>
          <TransactionNames rows={leftOut} textsOf={(row) => [errorText(row, messages)]} />
        </Notice>
      )}
    </Confirmation>
  );
}

interface TransactionNamesProps {
  readonly rows: readonly Transaction[];
  readonly textsOf: (row: Transaction) => readonly string[];
}

/** The most transactions that are listed. The rest are counted: the table of the form has them all. */
const maxNamed = 100;

function TransactionNames({ rows, textsOf }: TransactionNamesProps) {
  const { messages } = useLanguage();
  const { title, question } = messages.create.transactions;
  return (
    <ul className={styles.list}>
      {rows.slice(0, maxNamed).map((row) => (
        <li key={row.key}>
          <b>{title({ number: row.number })}</b>{" "}
          <ReceivedText>{row.arn || inGroups(row.cardMask)}</ReceivedText>
          <div>{textsOf(row).join(" ")}</div>
        </li>
      ))}
      {rows.length > maxNamed && <li>{question.more({ count: rows.length - maxNamed })}</li>}
    </ul>
  );
}
