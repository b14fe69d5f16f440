import { firstHitIn, splitAtHits } from "#i18n/text-search.ts";
import { limitCombiningMarks, withoutBidiControls } from "#privacy/untrusted-text.ts";

const shownLength = 300;
const lengthBeforeHit = 60;

interface FoundTextProps {
  readonly text: string;
  /** Matches the parts that are marked, see `searchPattern`. Default: nothing is marked. */
  readonly pattern?: RegExp | undefined;
}

export function FoundText({ text, pattern }: FoundTextProps) {
  const isLong = text.length > shownLength;
  const from = isLong && pattern ? Math.max(0, firstHitIn(text, pattern) - lengthBeforeHit) : 0;
  const shown = text.slice(from, from + shownLength);
  const parts = pattern ? splitAtHits(shown, pattern) : [shown];
  return (
    <bdi>
      {from > 0 && "…"}
      {parts.map((part, index) =>
        index % 2 === 0 ? legible(part) : <mark key={index}>{legible(part)}</mark>,
      )}
      {from + shownLength < text.length && "…"}
    </bdi>
  );
}

const legible = (text: string) => limitCombiningMarks(withoutBidiControls(text.toWellFormed()));
