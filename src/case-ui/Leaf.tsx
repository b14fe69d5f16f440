import { formatAmount } from "#i18n/amount.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime } from "#i18n/wall-clock.ts";
import { minorUnit } from "#model/currency.ts";
import {
  type DateTime,
  type Decimal,
  isMismatch,
  type Received,
  receivedText,
} from "#model/received.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

interface LeafProps {
  readonly value: Received<string | number | boolean>;
  readonly isAmount?: boolean;
}

/** A value as sent, marked when it is not of the declared type; a dash when there is none. */
export function Leaf({ value, isAmount = false }: LeafProps) {
  const text = receivedText(value);
  if (text === "") return <>—</>;
  return (
    <ReceivedText
      isMismatch={isMismatch(value)}
      isAmount={isAmount && !isMismatch(value)}
      canReveal
    >
      {text}
    </ReceivedText>
  );
}

/** A time by the service's wall clock, literally; what is no date-time is shown as sent. */
export function WallClock({ when }: { readonly when: Received<DateTime> }) {
  const { tag } = useLanguage();
  if (when === undefined || isMismatch(when)) return <Leaf value={when} />;
  return (
    <time dateTime={when} title={when}>
      {formatDateTime(when, tag)}
    </time>
  );
}

interface AmountProps {
  readonly amount: Received<Decimal>;
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
    <ReceivedText
      isAmount
    >{`${formatAmount(amount, minorUnit(currency), tag)} ${currency}`}</ReceivedText>
  );
}
