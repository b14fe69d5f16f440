import { cardPieces } from "#privacy/card-number.ts";
import { limitCombiningMarks } from "#privacy/untrusted-text.ts";
import { MaskedNumber } from "./MaskedNumber.tsx";

interface MaskedTextProps {
  readonly text: string;
  /** Start and end of the part that is shown. Default: the whole text. */
  readonly from?: number;
  readonly to?: number;
  readonly canReveal: boolean;
}

/** A text in which what looks like a card number is masked, with a button to show each. */
export function MaskedText({ text, from, to, canReveal }: MaskedTextProps) {
  // The index as key: the pieces of a text have no other identity.
  return cardPieces(text, from, to).map((piece, index) => {
    if (piece.masked === piece.text) return limitCombiningMarks(piece.text);
    if (canReveal) return <MaskedNumber key={index} {...piece} />;
    return <bdi key={index}>{piece.masked}</bdi>;
  });
}
