import type { Words } from "#language/words.ts";
import type { JudgedRow } from "./batch.ts";
import type { RowDoubt } from "./batch-row.ts";

/** A verdict in a word, and why. */
export interface VerdictText {
  readonly what: string;
  /** "" where there is nothing to explain. */
  readonly why: string;
}

/** What a row's verdict says to the operator. */
export function verdictText(judged: JudgedRow, words: Words["batch"]): VerdictText {
  const { what, why } = textOf(judged, words);
  const isSaid = !judged.isCardGone || judged.verdict.kind === "cardless";
  return { what, why: isSaid ? why : `${why}; ${words.why.cardless}` };
}

function textOf({ row, verdict }: JudgedRow, words: Words["batch"]): VerdictText {
  const { kind } = verdict;
  const what = words.kinds[kind];
  switch (kind) {
    case "ready":
      return { what, why: "" };
    case "doubtful":
      return {
        what,
        why: verdict.doubts.map((doubt) => doubtText(doubt, row.arn, words)).join("; "),
      };
    case "unusable":
      return { what, why: words.faults[verdict.fault] };
    case "duplicate":
      return { what: words.duplicateOf({ number: verdict.of }), why: words.why.duplicate };
    case "cardless":
    case "unknown":
    case "created":
      return { what, why: words.why[kind] };
  }
}

const doubtText = (doubt: RowDoubt, arn: string, { doubts }: Words["batch"]): string =>
  doubt === "length" ? doubts.length({ length: arn.length }) : doubts[doubt];
