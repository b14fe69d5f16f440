import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

/** Of the service's wall clock, unconverted, to the minute; seconds are in the title and on paper. */
export function ServiceTime({ when }: { readonly when: Received<DateTime> }) {
  const { tag } = useLanguage();
  const isPrinting = useIsPrinting();
  if (when === undefined || isMismatch(when)) {
    return (
      <ReceivedText isMismatch={isMismatch(when)} canReveal>
        {receivedText(when) || "—"}
      </ReceivedText>
    );
  }
  const whole = formatDateTime(when, tag);
  if (isPrinting) return <time dateTime={when}>{whole}</time>;
  return (
    <time dateTime={when} title={whole}>
      {formatDateTime(when, tag, false)}
    </time>
  );
}
