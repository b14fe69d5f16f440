import { memo } from "react";
import { ExternalLinks } from "#case-ui/ExternalLinks.tsx";
import { caseName } from "#case-ui/format-case.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { CopyButton } from "#ui/copy/CopyButton.tsx";
import { Value } from "#ui/copy/CopyToolbar.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./CaseTitle.module.css";

export const CaseTitle = memo(function CaseTitle({ caseData }: { readonly caseData: Case }) {
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
      <p>
        <Value>
          <ReceivedText>{maskedId(caseData.id)}</ReceivedText>
          <CopyButton label={copy.caseId} text={() => maskedId(caseData.id)} />
        </Value>
        <ExternalLinks target="caseId" value={String(caseData.id)} />
        <ExternalLinks target="caseCode" value={caseData.code} />
        {caseData.processName !== "" && (
          <>
            {" · "}
            <ReceivedText>{caseData.processName}</ReceivedText>
          </>
        )}
      </p>
    </div>
  );
});
