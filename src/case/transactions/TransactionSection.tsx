import { memo, type ReactNode } from "react";
import { maskedValue, transactionAmount } from "#case-ui/format-field.ts";
import { Leaf } from "#case-ui/Leaf.tsx";
import { formatAmount } from "#i18n/amount.ts";
import { useLanguage, useWords } from "#i18n/LanguageProvider.tsx";
import type { FirstWords } from "#i18n/words.ts";
import { minorUnit } from "#model/currency.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import { isAmountText, type Transaction } from "#model/transaction.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { maskedCopy } from "#ui/copy/clipboard.ts";
import { ValueGroup, valueMark } from "#ui/copy/ValueGroup.tsx";
import { Panel } from "#ui/Panel.tsx";
import { inSteps } from "#ui/page/yielder.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { AboutArn } from "./AboutArn.tsx";
import { Sides } from "./Sides.tsx";
import styles from "./TransactionSection.module.css";

interface TransactionSectionProps {
  readonly transactions: readonly Transaction[];
  /** The operator's role in the header, which is not repeated here. */
  readonly headerRole: string;
}

/** Dates, ARNs and amounts up to this many characters are kept on one line. */
const maxUnbrokenLength = 24;

/** The transactions that started the case as a table, and below it the contacts of both sides. */
export const TransactionSection = memo(function TransactionSection(props: TransactionSectionProps) {
  const { transactions, headerRole } = props;
  const { case: words } = useWords();
  const count = transactions.length;
  const nameOf = (index: number) =>
    count > 1 ? words.transactionOf({ number: index + 1, count }) : words.transaction;
  const columns = columnsOf(transactions, words.trx);
  return (
    <Panel title={words.transaction} isLong>
      {count === 0 ? (
        <p className={styles.none}>{words.noTransaction}</p>
      ) : (
        <ValueGroup className={styles.transactions}>
          <table className={styles.table}>
            <thead>
              <tr>
                {count > 1 && (
                  <th scope="col">
                    <span className="visually-hidden">{words.transaction}</span>
                  </th>
                )}
                {columns.map(({ term, isAmount }) => (
                  <th key={term} scope="col" className={isAmount ? styles.amount : undefined}>
                    {term}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {transactions.map((transaction, index) => (
                <tr key={index}>
                  {count > 1 && <th scope="row">{nameOf(index)}</th>}
                  {columns.map((column) => (
                    <Cell
                      key={column.term}
                      {...column}
                      transaction={transaction}
                      context={nameOf(index)}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <Sides transactions={transactions} nameOf={nameOf} headerRole={headerRole} />
        </ValueGroup>
      )}
    </Panel>
  );
});

interface Column {
  readonly term: string;
  readonly textOf: (transaction: Transaction) => string;
  /** Renders the value. Default: its text. */
  readonly show?: (transaction: Transaction) => ReactNode;
  readonly isAmount?: boolean;
  /** Kept on one line where it is not too long. */
  readonly isUnbroken?: boolean;
}

/** The columns that have a value in any row; the date of the record only where it differs from the transaction's. */
function columnsOf(
  transactions: readonly Transaction[],
  words: FirstWords["case"]["trx"],
): readonly Column[] {
  const hasOtherDate = transactions.some(
    ({ date, transactionDate }) => receivedText(date) !== receivedText(transactionDate),
  );
  const columns: readonly Column[] = [
    {
      term: words.transactionDate,
      textOf: ({ transactionDate }) => receivedText(transactionDate),
      show: ({ transactionDate }) => <Leaf value={transactionDate} />,
      isUnbroken: true,
    },
    {
      term: words.date,
      textOf: ({ date }) => (hasOtherDate ? receivedText(date) : ""),
      show: ({ date }) => <Leaf value={date} />,
      isUnbroken: true,
    },
    { term: words.merchant, textOf: ({ merchant }) => merchant },
    { term: words.arn, textOf: ({ arn }) => arn, isUnbroken: true },
    { term: words.operationType, textOf: ({ operationType }) => operationType },
    {
      term: words.amount,
      textOf: (transaction) => transactionAmount(transaction).text,
      show: (transaction) => <TransactionAmount transaction={transaction} />,
      isAmount: true,
      isUnbroken: true,
    },
  ];
  return columns.filter(({ textOf }) =>
    transactions.some((transaction) => textOf(transaction) !== ""),
  );
}

interface CellProps extends Column {
  readonly transaction: Transaction;
  /** Names the transaction in the labels of its copy buttons, which must differ. */
  readonly context: string;
}

function Cell({ transaction, context, ...column }: CellProps) {
  const { term, textOf, show, isAmount = false, isUnbroken = false } = column;
  const { copy, case: words } = useWords();
  const text = textOf(transaction);
  const isWhole = isUnbroken && text.length <= maxUnbrokenLength;
  return (
    <td
      className={[isAmount ? styles.amount : "", isWhole ? styles.unbroken : ""].join(" ")}
      data-term={term}
      {...(text !== "" && valueMark)}
    >
      {text === "" ? "—" : (show?.(transaction) ?? <ReceivedText canReveal>{text}</ReceivedText>)}
      {text !== "" && (
        <CopyButton
          label={copy.of({ name: term, context })}
          text={() =>
            isAmount ? inSteps(maskedValue(transactionAmount(transaction))) : maskedCopy(text)
          }
        />
      )}
      {term === words.trx.arn && text !== "" && <AboutArn transaction={transaction} />}
    </td>
  );
}

/** The amount with its currency as received; its digits are grouped where both amounts of the answer agree. */
function TransactionAmount({ transaction }: { readonly transaction: Transaction }) {
  const { tag } = useLanguage();
  const { amount, amountAndCurrency } = transaction;
  if (amountAndCurrency === "" || isMismatch(amount)) return <Leaf value={amount} isAmount />;
  const isReadable = isAmountText(amountAndCurrency);
  const [digits = "", currency = ""] = amountAndCurrency.split(" ");
  // Never rounds: all received decimals are shown.
  const decimals = Math.max(minorUnit(currency) ?? 0, digits.split(".")[1]?.length ?? 0);
  const isSame =
    isReadable && (amount === undefined || withoutZeros(amount) === withoutZeros(digits));
  return (
    <ReceivedText isAmount={isReadable} canReveal>
      {isSame ? `${formatAmount(digits, decimals, tag)} ${currency}` : amountAndCurrency}
    </ReceivedText>
  );
}

/** A decimal without the zeros that end its fraction. */
const withoutZeros = (decimal: string) =>
  decimal.includes(".") ? decimal.replace(/\.?0+$/, "") : decimal;
