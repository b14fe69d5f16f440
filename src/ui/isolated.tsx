import type { ReactNode } from "react";
import { holdsCardNumber } from "#language/card-number.ts";
import { turnsLine } from "#language/turning.ts";
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
  const isMasked = isText && !isAmount && holdsCardNumber(content);
  const look = isText && turnsLine(content) ? [className, styles.apart].join(" ") : className;
  return (
    <bdi className={look} title={title}>
      {isMasked ? <MaskedText text={content} canReveal={canReveal} /> : content}
      {isOdd && <OddMark />}
    </bdi>
  );
}

/** Each sign is of a script written from left to right, or of none. */
const leftToRight = /^[\t\n -~\u00A0-\u058F\u2010-\u2027\u20A0-\u20CF]*$/;

/**
 * As `isolated`, for a text that has a line of its own in which long words break: without an element
 * where there is nothing to isolate, to mask or to mark. There would be thousands.
 */
export const alone = (text: string, look: SentLook = {}): ReactNode =>
  look.isOdd || look.className || !leftToRight.test(text) || holdsCardNumber(text)
    ? isolated(text, look)
    : text;
