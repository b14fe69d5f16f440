import { memo } from "react";
import { ExternalLinks } from "#case-ui/ExternalLinks.tsx";
import { caseName } from "#case-ui/format-fact.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { CopyButton, Value } from "#ui/copy/CopyToolbar.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./CaseTitle.module.css";

interface CaseTitleProps {
  readonly caseData: Case;
  /** Whether only the code has room. */
  readonly isShort?: boolean;
}

export const CaseTitle = memo(function CaseTitle({ caseData, isShort = false }: CaseTitleProps) {
  const t = useMessages();
  const { copy } = t;
  return (
    <div className={styles.title}>
      <Value as="div" className={styles.code}>
        <h1>
          <ReceivedText>{caseName(caseData.code, caseData.id, t)}</ReceivedText>
        </h1>
        {caseData.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskCardNumbers(caseData.code)} />
        )}
      </Value>
      {!isShort && (
        <Value as="p" className={styles.id}>
          <ReceivedText>{maskedId(caseData.id)}</ReceivedText>
          <ExternalLinks source="caseId" value={String(caseData.id)} />
          <ExternalLinks source="caseCode" value={caseData.code} />
          <CopyButton label={copy.caseId} text={() => maskedId(caseData.id)} />
        </Value>
      )}
    </div>
  );
});
