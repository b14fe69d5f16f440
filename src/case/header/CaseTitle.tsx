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

/** The code of a case, its id and the name of its process. */
export const CaseTitle = memo(function CaseTitle({ shown }: { readonly shown: Case }) {
  const words = useMessages();
  const { copy } = words;
  return (
    <div className={styles.title}>
      <Value as="div" className={styles.code}>
        <h1>
          <ReceivedText>{caseName(shown.code, shown.id, words)}</ReceivedText>
        </h1>
        {shown.code !== "" && (
          <CopyButton label={copy.caseCode} text={() => maskCardNumbers(shown.code)} />
        )}
      </Value>
      <p>
        <Value>
          <ReceivedText>{maskedId(shown.id)}</ReceivedText>
          <CopyButton label={copy.caseId} text={() => maskedId(shown.id)} />
        </Value>
        <ExternalLinks target="caseId" value={String(shown.id)} />
        <ExternalLinks target="caseCode" value={shown.code} />
        {shown.processName !== "" && (
          <>
            {" · "}
            <ReceivedText>{shown.processName}</ReceivedText>
          </>
        )}
      </p>
    </div>
  );
});
