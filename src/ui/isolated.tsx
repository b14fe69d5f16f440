import type { ReactNode } from "react";
import { holdsCardNumber } from "#language/card-number.ts";
import { unturned } from "#language/unturned.ts";
import { MaskedText } from "./MaskedText.tsx";
import { OddMark } from "./OddMark.tsx";

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
  const shown = typeof content === "string" ? unturned(content) : content;
  const isMasked = typeof shown === "string" && !isAmount && holdsCardNumber(shown);
  return (
    <bdi className={className} title={title}>
      {isMasked ? <MaskedText text={shown} canReveal={canReveal} /> : shown}
      {isOdd && <OddMark />}
    </bdi>
  );
}
