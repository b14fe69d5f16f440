import { arnDoubtWords } from "#case-ui/arn-doubt.ts";
import type { Words } from "#i18n/words.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import type { Transaction } from "./transaction.ts";

/** What is wrong or doubtful about a transaction, for the table; "" when nothing is. */
export function problemText(row: Transaction, words: Words): string {
  const { check, fault, doubts, isCardMissing } = row;
  const { faults, doubtfulCard, cardMissing } = words.create.transactions;
  if (fault !== undefined) return faults[fault];
  const isCardDoubtful = check === "doubtful" && doubts.includes("card-digit");
  return [
    check !== "ready" && arnNote(row, words),
    isCardDoubtful && doubtfulCard,
    isCardMissing && cardMissing,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What is doubtful about the ARN of a transaction; it does not keep the form from being sent. */
export function arnNote(
  { typed, check, duplicateOf = 0 }: Transaction,
  { arn, create }: Words,
): string | undefined {
  const words = create.transactions;
  switch (check) {
    case "duplicate":
      return words.repeats({ number: duplicateOf });
    case "unknown":
      return words.sentBefore;
    case "created":
      return words.createdBefore;
    case "cardless":
    case "doubtful":
    case "invalid":
    case "ready":
      return arnDoubtWords(typed, arn);
  }
}

/** Why the service refused a transaction last, in the service's words; "" when it did not. */
export function refusalText({ refusal }: Transaction, { create }: Words): string {
  if (refusal === undefined) return "";
  return `${create.transactions.refused} ${maskCardNumbers(refusal) || create.result.noReason}`;
}
