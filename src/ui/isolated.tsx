import type { ReactNode } from "react";
import { holdsCardNumber } from "#language/card-number.ts";
import { turnsLine, withFewMarks } from "#language/turning.ts";
import { LongText, longestAtFirst } from "./LongText.tsx";
import { MaskedText } from "./MaskedText.tsx";
import { OddMark } from "./OddMark.tsx";
import styles from "./SentText.module.css";

/** How a value from outside is shown. */
export interface SentLook {
  /** The value is not of the type the specification declares. */
  readonly isOdd?: boolean;
  /** An amount, whose digits are no card's however they look. */
  readonly isAmount?: boolean;
  /** Offers to show a masked number: not in a link, a button or a heading, which hold no button. */
  readonly canReveal?: boolean;
  readonly className?: string | undefined;
  readonly title?: string;
}

/** A value from outside as `SentText` shows it: no component, for where there are thousands. */
export function isolated(
  content: ReactNode,
  { isOdd = false, isAmount = false, canReveal = false, className, title }: SentLook = {},
) {
  const isText = typeof content === "string";
  // What is long has a block of its own, and is not searched for it.
  const isApart = isText && (content.length > longestAtFirst(true) || turnsLine(content));
  const look = isApart ? [className, styles.apart].join(" ") : className;
  return (
    <bdi className={look} title={title}>
      {isText ? legible(content, isAmount, canReveal) : content}
      {isOdd && <OddMark />}
    </bdi>
  );
}

/** A text that can be laid out: of a long one its beginning, without card numbers and heaps of marks. */
function legible(text: string, isAmount: boolean, canReveal: boolean): ReactNode {
  // Another text begins at its beginning again.
  if (text.length > longestAtFirst(canReveal)) {
    return <LongText key={text} text={text} canReveal={canReveal} />;
  }
  if (!isAmount && holdsCardNumber(text)) return <MaskedText text={text} canReveal={canReveal} />;
  return withFewMarks(text);
}

/** Each sign is of a script written from left to right, or of none. */
const leftToRight = /^[\t\n -~\u00A0-\u058F\u2010-\u2027\u20A0-\u20CF]*$/;

/**
 * As `isolated`, for a text that has a line of its own in which long words break: without an element
 * where there is nothing to isolate, to mask or to mark. There would be thousands.
 */
export const alone = (text: string, look: SentLook = {}): ReactNode =>
  look.isOdd ||
  look.className ||
  text.length > longestAtFirst(look.canReveal ?? false) ||
  !leftToRight.test(text) ||
  holdsCardNumber(text)
    ? isolated(text, look)
    : text;
