import type { ReactNode } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received } from "#model/received.ts";
import { Fact } from "#ui/Facts.tsx";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { LabelledText } from "./format-fact.ts";
import { type FactText, factText, maskedValue } from "./format-field.ts";

interface CaseFactProps {
  readonly fact: LabelledText;
  readonly context: string;
  readonly isTermHidden?: boolean;
  readonly children?: ReactNode;
}

export const CaseFact = ({ fact, context, isTermHidden = false, children }: CaseFactProps) => (
  <Fact
    name={fact.name}
    term={fact.term}
    isTermHidden={isTermHidden}
    text={fact.text}
    copyText={() => maskedValue(fact)}
    context={context}
  >
    {children || <FactValue fact={fact} />}
  </Fact>
);

export function FactValue({ fact }: { readonly fact: FactText }) {
  if (fact.when !== undefined) return <ServiceTime when={fact.when} />;
  return (
    <ReceivedText isAmount={fact.isAmount} isMismatch={fact.isMismatch} canReveal>
      {fact.shown || "—"}
    </ReceivedText>
  );
}

/** Of the service's wall clock, unconverted, to the minute; seconds are in the title and on paper. */
export function ServiceTime({ when }: { readonly when: Received<DateTime> }) {
  const { tag } = useLanguage();
  const isPrinting = useIsPrinting();
  if (when === undefined || isMismatch(when)) return <FactValue fact={factText(when)} />;
  const whole = formatDateTime(when, tag);
  if (isPrinting) return <time dateTime={when}>{whole}</time>;
  return (
    <time dateTime={when} title={whole}>
      {formatDateTime(when, tag, false)}
    </time>
  );
}
