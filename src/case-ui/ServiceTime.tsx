import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatDay } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { useIsPrinting } from "#ui/page/display.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

interface ServiceTimeProps {
  readonly when: Received<DateTime>;
  /** Whether the time of day is in the title and on paper only. */
  readonly isDay?: boolean;
}

/** Of the service's wall clock, unconverted, to the minute; seconds are in the title and on paper. */
export function ServiceTime({ when, isDay = false }: ServiceTimeProps) {
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
      {isDay ? formatDay(when.slice(0, 10), tag) : formatDateTime(when, tag, false)}
    </time>
  );
}
