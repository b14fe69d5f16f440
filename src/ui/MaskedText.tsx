import { cardPieces } from "#language/card-number.ts";
import { MaskedNumber } from "./MaskedNumber.tsx";

interface MaskedTextProps {
  readonly text: string;
  readonly canReveal: boolean;
}

/** A text with what looks like a card number masked, each with a button that shows it. */
export function MaskedText({ text, canReveal }: MaskedTextProps) {
  // The pieces of one text have no identity but their place.
  return cardPieces(text).map((piece, at) => {
    if (piece.masked === piece.text) return piece.text;
    if (canReveal) return <MaskedNumber key={at} {...piece} />;
    return <bdi key={at}>{piece.masked}</bdi>;
  });
}
