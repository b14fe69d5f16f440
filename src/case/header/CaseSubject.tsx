import { Undo2 } from "lucide-react";
import { memo } from "react";
import { CaseFact } from "#case-ui/CaseFact.tsx";
import { caseFacts, transactionFacts } from "#case-ui/case-facts.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskedId } from "#privacy/card-number.ts";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { CaseLink } from "../CaseLink.tsx";
import { transactionAnchor } from "../navigation.ts";
import styles from "./CaseSubject.module.css";

/**
 * What a case is about: its amount, whether a reversal exists, and the merchant, the day, the card and the
 * ARN of its first transaction.
 */
export const CaseSubject = memo(function CaseSubject({ caseData }: { readonly caseData: Case }) {
  const language = useLanguage();
  const { case: t, worklist } = language.messages;
  const isPrinting = useIsPrinting();
  const [first, ...others] = caseData.transactions;
  const context = t.untitled({ id: maskedId(caseData.id) });
  const ofCase = caseFacts(caseData, language);
  const ofFirst = first ? transactionFacts(first, language) : [];
  const amount = ofCase.find(({ name }) => name === "amount");
  const facts = [
    ofFirst.find(({ name }) => name === "merchant"),
    ofFirst.find(({ name }) => name === "transactionDate"),
    ofCase.find(({ name }) => name === "card"),
    ofFirst.find(({ name }) => name === "arn"),
  ];
  return (
    <div>
      <div className={styles.amountLine}>
        {amount && (
          <dl className={styles.amount}>
            <CaseFact fact={amount} isTermHidden context={context}>
              {amount.text !== "" && amount.currency !== undefined && (
                <ReceivedText isAmount>
                  {amount.shown.slice(0, amount.shown.length - amount.currency.length)}{" "}
                  <small>{amount.currency || worklist.noCurrency}</small>
                </ReceivedText>
              )}
            </CaseFact>
          </dl>
        )}
        {caseData.hasReversal && <ReversalMark />}
      </div>
      <div className={styles.factsLine}>
        <dl className={styles.facts}>
          {facts.map(
            (fact) =>
              fact &&
              fact.text !== "" && (
                <CaseFact
                  key={fact.name}
                  fact={fact}
                  isTermHidden={fact.name === "merchant"}
                  context={context}
                />
              ),
          )}
        </dl>
        {others.length > 0 && !isPrinting && (
          <CaseLink place={{ id: transactionAnchor }}>
            {t.moreTransactions({ count: others.length })}
          </CaseLink>
        )}
      </div>
    </div>
  );
});

export const ReversalMark = () => (
  <p className={styles.risk}>
    <Undo2 aria-hidden size="0.875rem" />
    {useMessages().case.reversalExists}
  </p>
);
