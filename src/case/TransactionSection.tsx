import { Fragment } from "react";
import { Leaf } from "#glance/Leaf.tsx";
import { useWords } from "#language/LanguageProvider.tsx";
import { isOdd } from "#model/sent.ts";
import type { Transaction } from "#model/transaction.ts";
import { SentText } from "#ui/SentText.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { ArnFact } from "./ArnFact.tsx";
import { Side } from "./Side.tsx";
import styles from "./TransactionSection.module.css";

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

/** Spec, BpStartTrxProperty: an amount with its currency code. */
const isAmount = (text: string) => /^-?\d+(?:\.\d+)? [A-Z]{3}$/.test(text);

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
        <div>
          <dt>{trx.amount}</dt>
          <dd className={styles.amount}>
            {amountAndCurrency === "" || isOdd(amount) ? (
              <Leaf value={amount} isAmount />
            ) : (
              <SentText isAmount={isAmount(amountAndCurrency)} canReveal>
                {amountAndCurrency}
              </SentText>
            )}
          </dd>
        </div>
        <div>
          <dt>{trx.transactionDate}</dt>
          <dd>
            <Leaf value={transaction.transactionDate} />
          </dd>
        </div>
        <div>
          <dt>{trx.date}</dt>
          <dd>
            <Leaf value={transaction.date} />
          </dd>
        </div>
        {transaction.arn !== "" && <ArnFact transaction={transaction} />}
        {texts
          .filter(([, text]) => text !== "")
          .map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <SentText canReveal>{text}</SentText>
              </dd>
            </div>
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
