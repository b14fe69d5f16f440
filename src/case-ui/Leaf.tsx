import { formatAmount } from "#language/amount.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { formatDateTime } from "#language/wall-clock.ts";
import { minorUnit } from "#model/currency.ts";
import { type DateTime, type Decimal, isOdd, type Sent, sentText } from "#model/sent.ts";
import { SentText } from "#ui/SentText.tsx";

interface LeafProps {
  readonly value: Sent<string | number | boolean>;
  readonly isAmount?: boolean;
}

/** A value as sent, marked when it is not of the declared type; a dash when there is none. */
export function Leaf({ value, isAmount = false }: LeafProps) {
  const text = sentText(value);
  if (text === "") return <>—</>;
  return (
    <SentText isOdd={isOdd(value)} isAmount={isAmount && !isOdd(value)} canReveal>
      {text}
    </SentText>
  );
}

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

interface AmountProps {
  readonly amount: Sent<Decimal>;
  /** The alphabetic code; "" when it cannot be told. */
  readonly currency: string;
}

/** The amount of a case in its currency where that can be told; else the number as sent. */
export function Amount({ amount, currency }: AmountProps) {
  const { tag } = useLanguage();
  if (currency === "" || typeof amount !== "string") {
    return <Leaf value={amount} isAmount />;
  }
  return (
    <SentText isAmount>{`${formatAmount(amount, minorUnit(currency), tag)} ${currency}`}</SentText>
  );
}
