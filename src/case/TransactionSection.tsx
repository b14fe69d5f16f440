import { Fragment, type ReactNode } from "react";
import { Leaf } from "#glance/Leaf.tsx";
import { maskCardNumbers } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { isOdd, sentText } from "#model/sent.ts";
import type { Transaction } from "#model/transaction.ts";
import { CopyButton } from "#ui/CopyButton.tsx";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { ArnFact } from "./ArnFact.tsx";
import { Side } from "./Side.tsx";
import styles from "./TransactionSection.module.css";
import { isAmountText, transactionAmount } from "./value-text.ts";

/** The transactions that started the case, each with both sides and how to reach them. */
export function TransactionSection({
  transactions,
}: {
  readonly transactions: readonly Transaction[];
}) {
  const { case: words } = useWords();
  return (
    <Sheet title={words.transaction} isLong>
      {transactions.length === 0 && <p className={styles.none}>{words.noTransaction}</p>}
      {transactions.map((transaction, at) => (
        <Fragment key={at}>
          {transactions.length > 1 && (
            <h3 className={styles.number}>
              {words.transactionOf({ at: at + 1, count: transactions.length })}
            </h3>
          )}
          <TransactionFacts transaction={transaction} />
        </Fragment>
      ))}
    </Sheet>
  );
}

function TransactionFacts({ transaction }: { readonly transaction: Transaction }) {
  const { trx, initiator, notInitiator } = useWords().case;
  const { amount, amountAndCurrency, operatorIsInitiator } = transaction;
  const texts: [string, string][] = [
    [trx.merchant, transaction.merchant],
    [trx.operationType, transaction.operationType],
    [trx.role, transaction.operatorRole],
    [
      trx.operatorIs,
      operatorIsInitiator === undefined ? "" : operatorIsInitiator ? initiator : notInitiator,
    ],
  ];
  return (
    <div className={styles.transaction}>
      <dl className={styles.facts}>
        <Item term={trx.amount} text={transactionAmount(transaction)}>
          {amountAndCurrency === "" || isOdd(amount) ? (
            <Leaf value={amount} isAmount />
          ) : (
            <SentText isAmount={isAmountText(amountAndCurrency)} canReveal>
              {amountAndCurrency}
            </SentText>
          )}
        </Item>
        <Item
          term={trx.transactionDate}
          text={maskCardNumbers(sentText(transaction.transactionDate))}
        >
          <Leaf value={transaction.transactionDate} />
        </Item>
        <Item term={trx.date} text={maskCardNumbers(sentText(transaction.date))}>
          <Leaf value={transaction.date} />
        </Item>
        {transaction.arn !== "" && <ArnFact transaction={transaction} />}
        {texts
          .filter(([, text]) => text !== "")
          .map(([term, text]) => (
            <Item key={term} term={term} text={maskCardNumbers(text)}>
              <SentText canReveal>{text}</SentText>
            </Item>
          ))}
      </dl>
      <div className={styles.sides}>
        <Side
          role={trx.initiator}
          name={transaction.initiator}
          contacts={transaction.initiatorContacts}
        />
        <Side
          role={trx.respondent}
          name={transaction.respondent}
          contacts={transaction.respondentContacts}
        />
      </div>
    </div>
  );
}

interface ItemProps {
  readonly term: string;
  /** What a copy of it is. */
  readonly text: string;
  readonly children: ReactNode;
}

function Item({ term, text, children }: ItemProps) {
  const { copy } = useWords();
  return (
    <div>
      <dt>
        {term}
        {text !== "" && <CopyButton label={copy.of({ name: term })} text={() => text} />}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
