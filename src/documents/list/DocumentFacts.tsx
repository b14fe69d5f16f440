import { useFullLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime } from "#i18n/wall-clock.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { isMismatch, receivedText } from "#model/received.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { isDateTime } from "#wire/date-time.ts";
import styles from "./DocumentFacts.module.css";

/** Where a document belongs, who attached it and when. */
export function DocumentFacts({ document }: { readonly document: CaseDocument }) {
  const { tag, words } = useFullLanguage();
  const { field, stage, creator, created } = document;
  const date = receivedText(created);
  const facts = [
    { term: words.documents.field, text: field },
    { term: words.documents.stage, text: stage },
    { term: words.documents.creator, text: creator },
    {
      term: words.documents.date,
      text: isDateTime(date) ? formatDateTime(date, tag) : date,
      isDateOdd: isMismatch(created),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ text }) => text !== "")
        .map(({ term, text, isDateOdd = false }) => (
          <div key={term}>
            <dt className="visually-hidden">{term}</dt>
            <dd>
              <ReceivedText isMismatch={isDateOdd} canReveal>
                {text}
              </ReceivedText>
            </dd>
          </div>
        ))}
    </dl>
  );
}
