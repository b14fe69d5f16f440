import { useLanguage } from "#language/LanguageProvider.tsx";
import { formatDateTime } from "#language/wall-clock.ts";
import { type DateTime, isOdd, type Sent } from "#model/sent.ts";
import { Leaf } from "./Leaf.tsx";

/** A time by the service's wall clock, literally; what is no date-time is shown as sent. */
export function WallClock({ when }: { readonly when: Sent<DateTime> }) {
  const { tag } = useLanguage();
  if (when === undefined || isOdd(when)) return <Leaf value={when} />;
  return (
    <time dateTime={when} title={when}>
      {formatDateTime(when, tag)}
    </time>
  );
}
