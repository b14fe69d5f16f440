import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatDateTimeWithoutSeconds } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import type { LabelledText } from "./case-facts.ts";

/** A value as received, marked when it is not of the declared type; a dash when there is none. */
export function ReceivedValue({ value }: { readonly value: Received<string | number | boolean> }) {
  const text = receivedText(value);
  if (text === "") return <>—</>;
  return (
    <ReceivedText isMismatch={isMismatch(value)} canReveal>
      {text}
    </ReceivedText>
  );
}

/**
 * A time of the service's wall clock, unconverted, to the minute; seconds are in the title and on
 * paper. A text that is no date-time is shown as received.
 */
export function ServiceTime({ when }: { readonly when: Received<DateTime> }) {
  const { tag } = useLanguage();
  const isPrinting = useIsPrinting();
  if (when === undefined || isMismatch(when)) return <ReceivedValue value={when} />;
  const whole = formatDateTime(when, tag);
  if (isPrinting) return <time dateTime={when}>{whole}</time>;
  return (
    <time dateTime={when} title={whole}>
      {formatDateTimeWithoutSeconds(when, tag)}
    </time>
  );
}

export function FactValue({ fact }: { readonly fact: LabelledText }) {
  if (fact.when !== undefined) return <ServiceTime when={fact.when} />;
  return (
    <ReceivedText isAmount={fact.isAmount} isMismatch={fact.isMismatch} canReveal>
      {fact.shown || "—"}
    </ReceivedText>
  );
}
