import { cardPieces } from "#language/card-number.ts";
import { MaskedNumber } from "./MaskedNumber.tsx";

interface MaskedTextProps {
  readonly text: string;
  readonly canReveal: boolean;
}

/** A text with what looks like a card number masked, each with a button that shows it. */
export function MaskedText({ text, canReveal }: MaskedTextProps) {
  return cardPieces(text).map((piece, at) =>
    canReveal && piece.masked !== piece.text ? (
      // The pieces of one text have no identity but their place.
      <MaskedNumber key={at} {...piece} />
    ) : (
      piece.masked
    ),
  );
}
