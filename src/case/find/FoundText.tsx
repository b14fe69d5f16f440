import { Fragment } from "react";
import { limitCombiningMarks, withoutBidiControls } from "#privacy/untrusted-text.ts";
import { hitsIn, type TextSearch } from "./text-search.ts";

/** How many characters of a text are shown, and how many of them before the first hit. */
const shownLength = 200;
const lengthBeforeHit = 60;

interface FoundTextProps {
  /** Card numbers are masked in it. */
  readonly text: string;
  /** What is marked in it. Default: nothing. */
  readonly search?: TextSearch | undefined;
  readonly isGrouped?: boolean;
}

/** A text with its hits marked; a long text is cut around the first hit. */
export function FoundText({ text, search, isGrouped }: FoundTextProps) {
  const hits = search ? hitsIn(text, search, isGrouped) : [];
  const first = hits[0]?.from ?? 0;
  const from = text.length <= shownLength || first <= lengthBeforeHit ? 0 : first - lengthBeforeHit;
  const to = Math.min(text.length, from + shownLength);
  const marked = hits.filter((hit) => hit.from < to);
  return (
    <bdi>
      {from > 0 && "…"}
      {marked.map((hit, index) => (
        <Fragment key={hit.from}>
          {legible(text.slice(marked[index - 1]?.to ?? from, hit.from))}
          <mark>{legible(text.slice(hit.from, Math.min(hit.to, to)))}</mark>
        </Fragment>
      ))}
      {legible(text.slice(Math.min(marked.at(-1)?.to ?? from, to), to))}
      {to < text.length && "…"}
    </bdi>
  );
}

/** Removes lone surrogates and bidi controls, and limits combining marks. */
const legible = (text: string) => limitCombiningMarks(withoutBidiControls(text.toWellFormed()));
