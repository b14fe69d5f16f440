import { Fragment, memo } from "react";
import { initiatorText } from "#case-ui/case-words.ts";
import { maskedValue, transactionAmount } from "#case-ui/format-field.ts";
import { Leaf } from "#case-ui/Leaf.tsx";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { isMismatch, receivedText } from "#model/received.ts";
import { isAmountText, type Transaction } from "#model/transaction.ts";
import { Fact } from "#ui/Facts.tsx";
import { Panel } from "#ui/Panel.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { inSteps } from "#ui/yielder.ts";
import { Side } from "../Side.tsx";
import { ArnFact } from "./ArnFact.tsx";
import styles from "./TransactionSection.module.css";

interface TransactionSectionProps {
  readonly transactions: readonly Transaction[];
}

/** The transactions that started the case, each with both sides and how to reach them. */
export const TransactionSection = memo(function TransactionSection(props: TransactionSectionProps) {
  const { transactions } = props;
  const { case: words } = useWords();
  const count = transactions.length;
  const nameOf = (at: number) =>
    count > 1 ? words.transactionOf({ at: at + 1, count }) : words.transaction;
  return (
    <Panel title={words.transaction} isLong>
      {transactions.length === 0 && <p className={styles.none}>{words.noTransaction}</p>}
      {transactions.map((transaction, at) => (
        <Fragment key={at}>
          {transactions.length > 1 && <h3 className={styles.number}>{nameOf(at)}</h3>}
          <TransactionFacts transaction={transaction} place={nameOf(at)} />
        </Fragment>
      ))}
    </Panel>
  );
});

interface TransactionFactsProps {
  readonly transaction: Transaction;
  /** What the copies of its values are told by from those of others. */
  readonly place: string;
}

function TransactionFacts({ transaction, place }: TransactionFactsProps) {
  const words = useWords();
  const { trx } = words.case;
  const { amount, amountAndCurrency } = transaction;
  const texts: [string, string][] = [
    [trx.merchant, transaction.merchant],
    [trx.operationType, transaction.operationType],
    [trx.role, transaction.operatorRole],
    [trx.operatorIs, initiatorText(transaction.operatorIsInitiator, words.case)],
  ];
  return (
    <div className={styles.transaction}>
      <dl className={styles.facts}>
        <Fact
          place={place}
          term={trx.amount}
          text={amountAndCurrency || receivedText(amount)}
          copied={() => inSteps(maskedValue(transactionAmount(transaction)))}
        >
          {amountAndCurrency === "" || isMismatch(amount) ? (
            <Leaf value={amount} isAmount />
          ) : (
            <ReceivedText isAmount={isAmountText(amountAndCurrency)} canReveal>
              {amountAndCurrency}
            </ReceivedText>
          )}
        </Fact>
        <Fact
          place={place}
          term={trx.transactionDate}
          text={receivedText(transaction.transactionDate)}
        >
          <Leaf value={transaction.transactionDate} />
        </Fact>
        <Fact place={place} term={trx.date} text={receivedText(transaction.date)}>
          <Leaf value={transaction.date} />
        </Fact>
        {transaction.arn !== "" && <ArnFact place={place} transaction={transaction} />}
        {texts.map(([term, text]) => (
          <Fact key={term} place={place} term={term} text={text} />
        ))}
      </dl>
      <div className={styles.sides}>
        <Side
          place={place}
          role={trx.initiator}
          name={transaction.initiator}
          contacts={transaction.initiatorContacts}
        />
        <Side
          place={place}
          role={trx.respondent}
          name={transaction.respondent}
          contacts={transaction.respondentContacts}
        />
      </div>
    </div>
  );
}
