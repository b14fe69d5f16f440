import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { holdsCardNumber } from "#language/card-number.ts";
import { useWords } from "#language/LanguageProvider.tsx";
import { MaskedText } from "./MaskedText.tsx";
import styles from "./SentText.module.css";

interface SentTextProps {
  readonly children: ReactNode;
  /** The value is not of the type the specification declares. */
  readonly isOdd?: boolean;
  /** An amount, whose digits are no card's however they look. */
  readonly isAmount?: boolean;
  /** Offers to show a masked number: not in a link, a button or a heading, which hold no button. */
  readonly canReveal?: boolean;
}

/**
 * A value from outside: isolated, so that right-to-left text does not turn its surroundings,
 * with what looks like a card number masked, and marked when it is not of the declared type.
 */
export function SentText({
  children,
  isOdd = false,
  isAmount = false,
  canReveal = false,
}: SentTextProps) {
  const isMasked = typeof children === "string" && !isAmount && holdsCardNumber(children);
  return (
    <bdi className={styles.sent}>
      {isMasked ? <MaskedText text={children} canReveal={canReveal} /> : children}
      {isOdd && <OddMark />}
    </bdi>
  );
}

function OddMark() {
  const { ui: words } = useWords();
  return (
    <span className={styles.odd} title={words.otherType}>
      <TriangleAlert aria-hidden size={12} />
      <span className="visually-hidden">{words.otherType}</span>
    </span>
  );
}
