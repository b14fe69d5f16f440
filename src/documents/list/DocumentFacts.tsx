import type { ReactNode } from "react";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { formatDateTime } from "#language/wall-clock.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { isOdd, sentText } from "#model/sent.ts";
import { SentText } from "#ui/SentText.tsx";
import { isDateTime } from "#wire/date-time.ts";
import styles from "./DocumentFacts.module.css";

/** Where a document belongs, who attached it and when. */
export function DocumentFacts({ document }: { readonly document: CaseDocument }) {
  const { tag, words } = useFullLanguage();
  const { field, stage, creator, created } = document;
  const date = sentText(created);
  return (
    <dl className={styles.facts}>
      <Fact term={words.documents.field} isThere={field !== ""}>
        <SentText canReveal>{field}</SentText>
      </Fact>
      <Fact term={words.documents.stage} isThere={stage !== ""}>
        <SentText canReveal>{stage}</SentText>
      </Fact>
      <Fact term={words.documents.creator} isThere={creator !== ""}>
        <SentText canReveal>{creator}</SentText>
      </Fact>
      <Fact term={words.documents.date} isThere={date !== ""}>
        <SentText isOdd={isOdd(created)} canReveal>
          {isDateTime(date) ? formatDateTime(date, tag) : date}
        </SentText>
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly isThere: boolean;
  readonly children: ReactNode;
}

function Fact({ term, isThere, children }: FactProps) {
  return (
    isThere && (
      <div>
        <dt className="visually-hidden">{term}</dt>
        <dd>{children}</dd>
      </div>
    )
  );
}
