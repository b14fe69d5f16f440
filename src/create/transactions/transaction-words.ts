import { arnDoubtWords } from "#case-ui/arn-doubt.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import type { Words } from "#language/words.ts";
import type { CheckedTransaction, Transaction } from "./transaction.ts";

/** What is wrong or doubtful about a transaction, as a table says it; "" when nothing is. */
export function problemText(row: CheckedTransaction, words: Words): string {
  const { problem, doubts, isCardGone } = row;
  const { faults, doubtfulCard, isGone } = words.create.transactions;
  if (problem?.kind === "invalid") return faults[problem.fault];
  const isCardDoubtful = problem?.kind === "doubtful" && doubts.includes("card-digit");
  return [problem && arnNote(row, words), isCardDoubtful && doubtfulCard, isCardGone && isGone]
    .filter(Boolean)
    .join(" ");
}

/** What to look at twice in the ARN of a transaction; it keeps nothing from being sent. */
export function arnNote(
  { typed, problem }: CheckedTransaction,
  { arn, create }: Words,
): string | undefined {
  const words = create.transactions;
  switch (problem?.kind) {
    case "duplicate":
      return words.repeats({ number: problem.of });
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

/** Why the service refused a transaction the last time, in its words; "" when it did not. */
export function refusalText({ refusal }: Transaction, { create }: Words): string {
  const { refused, refusedWithoutReason } = create.transactions;
  if (refusal === undefined) return "";
  return refusal === "" ? refusedWithoutReason : `${refused} ${maskCardNumbers(refusal)}`;
}
