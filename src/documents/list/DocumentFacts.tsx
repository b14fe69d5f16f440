import type { ReactNode } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatDay } from "#i18n/service-clock.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { isMismatch, type Received, receivedText } from "#model/received.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { isDateTime } from "#wire/date-time.ts";
import styles from "./DocumentFacts.module.css";

interface DocumentFactsProps {
  readonly document: CaseDocument;
  /** Whether the facts align with the columns of a list. Default: they stand side by side. */
  readonly isInColumns?: boolean;
  /** Whether the stage and the field are visible; else only a screen reader has them. Default: true. */
  readonly isPlaceShown?: boolean;
}

export function DocumentFacts(props: DocumentFactsProps) {
  const { document, isInColumns = false, isPlaceShown = true } = props;
  const { documents: t } = useLanguage().messages;
  const { field, stage, creator, created } = document;
  return (
    <dl className={isInColumns ? styles.columns : styles.facts}>
      <Fact
        term={t.place}
        isShown={isPlaceShown}
        title={maskedStart([stage, field].filter(Boolean).join(" › "))}
      >
        {stage + field !== "" && <StageAndField document={document} />}
      </Fact>
      <Fact term={t.added} title={maskedStart(creator)} isWideOnly>
        {creator + receivedText(created) !== "" && (
          <>
            <CreationDate received={created} />
            {creator !== "" && receivedText(created) !== "" && ", "}
            {creator !== "" && <ReceivedText canReveal>{creator}</ReceivedText>}
          </>
        )}
      </Fact>
    </dl>
  );
}

const StageAndField = ({ document: { stage, field } }: Pick<DocumentFactsProps, "document">) => (
  <>
    {stage !== "" && <ReceivedText canReveal>{stage}</ReceivedText>}
    {stage !== "" && field !== "" && " › "}
    {field !== "" && <ReceivedText canReveal>{field}</ReceivedText>}
  </>
);

interface FactProps {
  readonly term: string;
  /** The value as a tooltip, because its end may be cut on the screen. */
  readonly title: string;
  readonly isShown?: boolean;
  /** Whether a narrow window has no room for it: the preview says it there. */
  readonly isWideOnly?: boolean;
  readonly children: ReactNode;
}

/** A term and its value. Without a value an empty `div` keeps its column. */
const Fact = ({ term, title, isShown = true, isWideOnly = false, children }: FactProps) => (
  <div
    className={isShown ? `${styles.fact} ${isWideOnly ? styles.wideOnly : ""}` : "visually-hidden"}
  >
    {children && (
      <>
        <dt className="visually-hidden">{term}</dt>
        <dd title={title}>{children}</dd>
      </>
    )}
  </div>
);

/** The day, with the time in the tooltip; in print both; a value that is not a date-time as received. */
function CreationDate({ received }: { readonly received: Received<string> }) {
  const { tag } = useLanguage();
  const isPrinting = useIsPrinting();
  const text = receivedText(received);
  if (!isDateTime(text)) {
    return (
      <ReceivedText isMismatch={isMismatch(received)} canReveal>
        {text}
      </ReceivedText>
    );
  }
  const full = formatDateTime(text, tag);
  return (
    <time dateTime={text} title={full}>
      {isPrinting ? full : formatDay(text.slice(0, 10), tag)}
    </time>
  );
}
