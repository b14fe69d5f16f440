import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { holdsCardNumber } from "#privacy/card-number.ts";
import { hasBidiControls, limitCombiningMarks } from "#privacy/untrusted-text.ts";
import { LongText, longestAtFirst } from "./LongText.tsx";
import { MaskedText } from "./MaskedText.tsx";
import styles from "./ReceivedText.module.css";

interface ReceivedTextProps extends ReceivedTextOptions {
  readonly children: ReactNode;
}

/**
 * A value from outside: isolated, so that right-to-left text does not turn its surroundings,
 * with what looks like a card number masked, and marked when it is not of the declared type.
 */
export const ReceivedText = ({ children, ...look }: ReceivedTextProps) =>
  bidiIsolated(children, look);

/** How a value from outside is shown. */
export interface ReceivedTextOptions {
  /** The value is not of the type the specification declares. */
  readonly isMismatch?: boolean;
  /** An amount, whose digits are no card's however they look. */
  readonly isAmount?: boolean;
  /** Offers to show a masked number: not in a link, a button or a heading, which hold no button. */
  readonly canReveal?: boolean;
  readonly className?: string | undefined;
  readonly title?: string;
}

/** A value from outside as `ReceivedText` shows it: no component, for where there are thousands. */
export function bidiIsolated(
  content: ReactNode,
  {
    isMismatch = false,
    isAmount = false,
    canReveal = false,
    className,
    title,
  }: ReceivedTextOptions = {},
) {
  const isText = typeof content === "string";
  // A long text gets a block of its own without being searched for such signs.
  const isApart = isText && (content.length > longestAtFirst(true) || hasBidiControls(content));
  const look = isApart ? [className, styles.apart].join(" ") : className;
  return (
    <bdi className={look} title={title}>
      {isText ? legible(content, isAmount, canReveal) : content}
      {isMismatch && <MismatchMark />}
    </bdi>
  );
}

/** A text that can be laid out: of a long one its beginning, without card numbers and heaps of marks. */
function legible(text: string, isAmount: boolean, canReveal: boolean): ReactNode {
  // With a new key another text starts with its beginning.
  if (text.length > longestAtFirst(canReveal)) {
    return <LongText key={text} text={text} canReveal={canReveal} />;
  }
  if (!isAmount && holdsCardNumber(text)) return <MaskedText text={text} canReveal={canReveal} />;
  return limitCombiningMarks(text);
}

/** Each sign is of a script written from left to right, or of none. */
const leftToRight = /^[\t\n -~\u00A0-\u058F\u2010-\u2027\u20A0-\u20CF]*$/;

/**
 * As `bidiIsolated`, for a text that has a line of its own in which long words break: without an element
 * where there is nothing to isolate, to mask or to mark. There would be thousands.
 */
export const bidiIsolatedIfNeeded = (text: string, look: ReceivedTextOptions = {}): ReactNode =>
  look.isMismatch ||
  look.className ||
  text.length > longestAtFirst(look.canReveal ?? false) ||
  !leftToRight.test(text) ||
  holdsCardNumber(text)
    ? bidiIsolated(text, look)
    : text;

/** Says that a value is not of the type the specification declares. */
function MismatchMark() {
  const { ui: words } = useWords();
  return (
    <span className={styles.odd} title={words.otherType}>
      <TriangleAlert aria-hidden size="0.75rem" />
      <span className="visually-hidden">{words.otherType}</span>
    </span>
  );
}
