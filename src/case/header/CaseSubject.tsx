import { Undo2 } from "lucide-react";
import { memo } from "react";
import { caseFacts, transactionFacts } from "#case-ui/case-facts.ts";
import { maskedValue } from "#case-ui/format-field.ts";
import { FactValue } from "#case-ui/ReceivedValue.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Fact } from "#ui/Facts.tsx";
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
  const { case: t } = language.messages;
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
    <div className={styles.subject}>
      <div className={styles.first}>
        {amount && (
          <dl className={styles.amount}>
            <Fact
              term={amount.term}
              isTermHidden
              text={amount.text}
              copied={() => maskedValue(amount)}
              context={context}
            >
              {amount.currency ? (
                <ReceivedText isAmount>
                  {amount.shown.slice(0, -amount.currency.length)}
                  <small>{amount.currency}</small>
                </ReceivedText>
              ) : (
                <FactValue fact={amount} />
              )}
            </Fact>
          </dl>
        )}
        {caseData.hasReversal && (
          <p className={styles.risk}>
            <Undo2 aria-hidden size="0.875rem" />
            {t.reversalExists}
          </p>
        )}
      </div>
      <div className={styles.second}>
        <dl className={styles.facts}>
          {facts.map(
            (fact) =>
              fact &&
              fact.text !== "" && (
                <Fact
                  key={fact.name}
                  name={fact.name}
                  term={fact.term}
                  isTermHidden={fact.name === "merchant"}
                  text={fact.text}
                  copied={() => maskedValue(fact)}
                  context={context}
                >
                  <FactValue fact={fact} />
                </Fact>
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
