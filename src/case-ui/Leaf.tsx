import { formatAmount } from "#i18n/amount.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatMonthDay } from "#i18n/wall-clock.ts";
import { minorUnit } from "#model/currency.ts";
import {
  type DateTime,
  type Decimal,
  isMismatch,
  type Received,
  receivedText,
} from "#model/received.ts";
import { useIsOnPaper } from "#ui/page/paper.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

interface LeafProps {
  readonly value: Received<string | number | boolean>;
  readonly isAmount?: boolean;
}

/** A value as received, marked when it is not of the declared type; a dash without one. */
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

interface WallClockProps {
  readonly when: Received<DateTime>;
  /** Shows only the day and the month; the rest is for a screen reader and paper. */
  readonly isShort?: boolean;
}

/**
 * A time of the service's wall clock, unconverted, to the minute; seconds are in the title and on
 * paper. A text that is no date-time is shown as received.
 */
export function WallClock({ when, isShort = false }: WallClockProps) {
  const { tag } = useLanguage();
  const isOnPaper = useIsOnPaper();
  if (when === undefined || isMismatch(when)) return <Leaf value={when} />;
  const whole = formatDateTime(when, tag);
  if (isOnPaper) return <time dateTime={when}>{whole}</time>;
  const [day, rest] = formatMonthDay(when, tag);
  return (
    <time dateTime={when} title={whole}>
      {isShort ? (
        <>
          {day}
          <span className="visually-hidden">{rest}</span>
        </>
      ) : (
        day + rest
      )}
    </time>
  );
}

interface AmountProps {
  readonly amount: Received<Decimal>;
  /** The alphabetic code; "" when it is unknown. */
  readonly currency: string;
}

/** The amount of a case with its currency where that is known; else the number as received. */
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
