import { Undo2 } from "lucide-react";
import { memo } from "react";
import { CaseFact, FactValue } from "#case-ui/CaseFact.tsx";
import { ExternalLinks } from "#case-ui/ExternalLinks.tsx";
import { caseFacts, transactionFacts } from "#case-ui/format-fact.ts";
import { formatField } from "#case-ui/format-field.ts";
import { useLanguage, useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskedId } from "#privacy/card-number.ts";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { transactionAnchor } from "../anchors.ts";
import { CaseLink } from "../CaseLink.tsx";
import { ArnDoubt } from "../transactions/TransactionSection.tsx";
import styles from "./CaseSubject.module.css";

export const CaseSubject = memo(function CaseSubject({ caseData }: { readonly caseData: Case }) {
  const language = useLanguage();
  const { case: t, worklist } = language.messages;
  const isPrinting = useIsPrinting();
  const [first, ...others] = caseData.transactions;
  const context = t.untitled({ id: maskedId(caseData.id) });
  const ofCase = new Map(caseFacts(caseData, language).map((fact) => [fact.name, fact]));
  const ofFirst = new Map(
    (first ? transactionFacts(first, language) : []).map((fact) => [fact.name, fact]),
  );
  const amount = ofCase.get("amount");
  const ofAmount = ofCase.get("ofAmount");
  const reason = ofCase.get("reason");
  const why = caseData.disputed.reason && formatField(caseData.disputed.reason, language);
  const facts = [
    ofFirst.get("merchant"),
    ofFirst.get("transactionDate"),
    ofCase.get("card"),
    ofFirst.get("arn"),
  ];
  return (
    <div>
      <div className={styles.amountLine}>
        {amount && (
          <dl className={styles.amount}>
            <CaseFact fact={amount} isTermHidden context={context}>
              {amount.text !== "" && amount.currency !== undefined && (
                <ReceivedText isAmount>
                  {amount.shown.slice(0, amount.shown.length - amount.currency.length).trimEnd()}{" "}
                  <small>{amount.currency || worklist.noCurrency}</small>
                </ReceivedText>
              )}
            </CaseFact>
            {ofAmount && ofAmount.text !== "" && (
              <CaseFact fact={ofAmount} isTermHidden context={context}>
                <ReceivedText isAmount={ofAmount.isAmount} isMismatch={ofAmount.isMismatch}>
                  {t.ofAmount({
                    amount:
                      ofAmount.currency === ""
                        ? `${ofAmount.shown} ${worklist.noCurrency}`
                        : ofAmount.shown,
                  })}
                </ReceivedText>
              </CaseFact>
            )}
          </dl>
        )}
        {caseData.hasReversal && <ReversalMark />}
      </div>
      {reason && why && (
        <dl className={styles.reason}>
          <CaseFact fact={reason} isTermHidden context={context}>
            {why.code !== "" && (
              <>
                <ReceivedText className={`soft ${styles.code}`}>{why.code}</ReceivedText>{" "}
              </>
            )}
            <ReceivedText>{why.text}</ReceivedText>
          </CaseFact>
        </dl>
      )}
      <div className={`soft ${styles.factsLine}`}>
        <dl className={styles.facts}>
          {facts.map(
            (fact) =>
              fact &&
              fact.text !== "" && (
                <CaseFact
                  key={fact.name}
                  fact={fact}
                  isTermHidden={
                    fact.name === "merchant" || (fact.name === "transactionDate" && !isPrinting)
                  }
                  context={context}
                >
                  {fact.name === "arn" && others.length === 0 && (
                    <>
                      <FactValue fact={fact} />
                      <ArnDoubt arn={fact.text} />
                      <ExternalLinks source="arn" value={fact.text} />
                    </>
                  )}
                </CaseFact>
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
  <p className={`line small ${styles.risk}`}>
    <Undo2 aria-hidden size="0.875rem" />
    {useMessages().case.reversalExists}
  </p>
);
