import { arnDoubtWords } from "#glance/arn-doubt.ts";
import type { Words } from "#language/words.ts";
import type { CheckedTransaction, TransactionDoubt } from "./transaction.ts";

type TableWords = Words["create"]["transactions"]["table"];

/** A check in a word, and why. */
export interface CheckText {
  readonly what: string;
  /** "" where there is nothing to explain. */
  readonly why: string;
}

/** What a table says of a transaction. */
export function checkText(row: CheckedTransaction, words: TableWords): CheckText {
  const { what, why } = problemText(row, words);
  const { problem, isCardGone } = row;
  const isSaid = !isCardGone || problem?.kind === "cardless" || problem?.kind === "invalid";
  return { what, why: isSaid ? why : `${why}; ${words.why.cardless}` };
}

function problemText({ arn, problem }: CheckedTransaction, words: TableWords): CheckText {
  if (!problem) return { what: words.kinds.ready, why: "" };
  const what = words.kinds[problem.kind];
  switch (problem.kind) {
    case "doubtful":
      return { what, why: problem.doubts.map((doubt) => doubtText(doubt, arn, words)).join("; ") };
    case "invalid":
      return { what, why: words.faults[problem.fault] };
    case "duplicate":
      return { what: words.duplicateOf({ number: problem.of }), why: words.why.duplicate };
    case "cardless":
    case "unknown":
    case "created":
      return { what, why: words.why[problem.kind] };
  }
}

const doubtText = (doubt: TransactionDoubt, arn: string, { doubts }: TableWords): string =>
  doubt === "length" ? doubts.length({ length: arn.length }) : doubts[doubt];

/** What to look at twice in a transaction that is edited in place; it keeps nothing from being sent. */
export function arnNote(
  { typed, problem }: CheckedTransaction,
  { arn, create }: Words,
): string | undefined {
  const words = create.transactions;
  switch (problem?.kind) {
    case "duplicate":
      return words.twice({ number: problem.of });
    case "unknown":
      return words.sentBefore;
    case "created":
      return words.createdBefore;
    case "cardless":
    case "doubtful":
    case "invalid":
    case undefined:
      return arnDoubtWords(typed, arn);
  }
}
