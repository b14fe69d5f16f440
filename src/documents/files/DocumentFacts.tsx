import type { ReactNode } from "react";
import { FactValue } from "#case-ui/CaseFact.tsx";
import { factText } from "#case-ui/format-field.ts";
import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import { receivedText } from "#model/received.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { isDateTime } from "#wire/date-time.ts";

interface DocumentFactsProps {
  readonly document: CaseDocument;
  readonly className?: string | undefined;
  readonly hasStage?: boolean;
  /** Whether only a screen reader has stage and field. */
  readonly isPlaceHidden?: boolean;
}

export function DocumentFacts(props: DocumentFactsProps) {
  const { document, className, hasStage = true, isPlaceHidden = false } = props;
  const { documents: t } = useMessages();
  const { field, creator, created } = document;
  const stage = hasStage || field === "" ? document.stage : "";
  const when = receivedText(created);
  return (
    <dl className={className}>
      <Fact term={t.place} isHidden={isPlaceHidden} parts={[stage, field]} separator=" › " />
      <Fact
        term={t.added}
        parts={[when, creator]}
        separator=", "
        first={
          isDateTime(when) ? (
            <ServiceTime when={when} isDay />
          ) : (
            <FactValue fact={factText(created)} />
          )
        }
      />
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly parts: readonly [string, string];
  readonly separator: string;
  readonly isHidden?: boolean;
  readonly first?: ReactNode;
}

/** Without a value an empty `div` keeps its column. */
function Fact({ term, parts: [one, other], separator, isHidden, first }: FactProps) {
  if (one + other === "") return <div />;
  return (
    <div className={isHidden ? "visually-hidden" : undefined}>
      <dt className="visually-hidden">{term}</dt>
      {/* The tooltip, because the end may be cut on the screen. */}
      <dd title={maskedStart([first ? "" : one, other].filter(Boolean).join(separator))}>
        {one !== "" && (first ?? <ReceivedText canReveal>{one}</ReceivedText>)}
        {one !== "" && other !== "" && separator}
        {other !== "" && <ReceivedText canReveal>{other}</ReceivedText>}
      </dd>
    </div>
  );
}
