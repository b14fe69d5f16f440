import { cardPieces } from "#privacy/card-number.ts";
import { limitCombiningMarks } from "#privacy/untrusted-text.ts";
import { MaskedNumber } from "./MaskedNumber.tsx";

interface MaskedTextProps {
  readonly text: string;
  /** Where the part that is shown begins and ends; without, the whole text. */
  readonly from?: number;
  readonly to?: number;
  readonly canReveal: boolean;
}

/** A text with what looks like a card number masked, each with a button that shows it. */
export function MaskedText({ text, from, to, canReveal }: MaskedTextProps) {
  // The pieces of one text have no identity but their place.
  return cardPieces(text, from, to).map((piece, at) => {
    if (piece.masked === piece.text) return limitCombiningMarks(piece.text);
    if (canReveal) return <MaskedNumber key={at} {...piece} />;
    return <bdi key={at}>{piece.masked}</bdi>;
  });
}
