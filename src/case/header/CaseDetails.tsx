import { memo } from "react";
import { CaseFact } from "#case-ui/CaseFact.tsx";
import { caseFacts } from "#case-ui/format-fact.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { maskedId } from "#privacy/card-number.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Facts } from "#ui/Facts.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import styles from "./CaseDetails.module.css";

const inHeader = new Set(["code", "amount", "ofAmount", "reason", "card", "hasReversal"]);

interface CaseDetailsProps {
  readonly caseData: Case;
  readonly turn: Turn;
  readonly sentence: string;
}

/** The facts of a case for which its header has no room, folded. The code of the case begins with its type. */
export const CaseDetails = memo(function CaseDetails({
  caseData,
  turn,
  sentence,
}: CaseDetailsProps) {
  const language = useLanguage();
  const { case: t } = language.messages;
  const isPrinting = useIsPrinting();
  const context = t.untitled({ id: maskedId(caseData.id) });
  const facts = caseFacts(caseData, language).filter(
    ({ name, text }) =>
      !inHeader.has(name) &&
      (text !== "" || name === "created") &&
      (name !== "caseType" || isPrinting) &&
      !(name === "stageDescription" && (text === sentence || text === turn.stage?.description)),
  );
  const list = (
    <Facts>
      {facts.map((fact) => (
        <CaseFact key={fact.name} fact={fact} context={context} />
      ))}
    </Facts>
  );
  return (
    <section className={styles.details} aria-label={t.details}>
      {isPrinting ? list : <Disclosure summary={t.details}>{list}</Disclosure>}
    </section>
  );
});
