import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received } from "#model/received.ts";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { ReceivedValue } from "./ReceivedValue.tsx";

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
      {formatDateTime(when, tag, false)}
    </time>
  );
}
