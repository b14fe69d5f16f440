const longestPiece = 16_000;

/**
 * Cuts a text into pieces that a page can lay out one by one: after a line where it can, and never
 * through a character.
 */
export function textPieces(text: string): string[] {
  const pieces: string[] = [];
  let at = 0;
  while (at < text.length) {
    let end = Math.min(at + longestPiece, text.length);
    const line = end < text.length ? text.lastIndexOf("\n", end - 1) + 1 : end;
    if (line > at) end = line;
    else if (/[\uD800-\uDBFF]/.test(text.charAt(end - 1))) end -= 1;
    pieces.push(text.slice(at, end));
    at = end;
  }
  return pieces;
}
