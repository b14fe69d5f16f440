import { cardPieces } from "#language/card-number.ts";

const longestPiece = 16_000;
/** More than a card number is long, spaced out as far as one is known for, and a few that overlap. */
const longestCard = 1000;

/**
 * Cuts a text into pieces that a page can lay out one by one: after a line where it can, and never
 * through a character or a card number.
 */
export function textPieces(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    let end = Math.min(at + longestPiece, text.length);
    if (end < text.length) {
      const line = beforeCard(text, text.lastIndexOf("\n", end - 1) + 1);
      if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
      // A card number that a piece begins with would take the cut back to where the piece begins.
      end = line > at ? line : beforeCard(text, end);
    }
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}

/** Where the card number begins that a cut would go through; else the cut. */
function beforeCard(text: string, cut: number): number {
  let from = Math.max(0, cut - longestCard);
  for (const piece of cardPieces(text.slice(from, cut + longestCard))) {
    const to = from + piece.text.length;
    if (piece.masked !== piece.text && from < cut && to > cut) return from;
    from = to;
  }
  return cut;
}
