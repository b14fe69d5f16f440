import { arnDoubtWords } from "#case-ui/arn-doubt.ts";
import type { Words } from "#i18n/words.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import type { Transaction } from "./transaction.ts";

/** What is wrong or doubtful about a transaction, for the table; "" when nothing is. */
export function problemText(row: Transaction, words: Words): string {
  const { fault, isCardDoubtful, isCardMissing } = row;
  const { faults, doubtfulCard, cardMissing } = words.create.transactions;
  if (fault !== undefined) return faults[fault];
  return [arnNote(row, words), isCardDoubtful && doubtfulCard, isCardMissing && cardMissing]
    .filter(Boolean)
    .join(" ");
}

/** What is doubtful about the ARN of a transaction; it does not keep the form from being sent. */
export function arnNote(
  { typed, check, duplicateOf = 0 }: Transaction,
  { arn, create }: Words,
): string | undefined {
  const words = create.transactions;
  if (check === "duplicate") return words.repeats({ number: duplicateOf });
  if (check === "unknown") return words.sentBefore;
  if (check === "created") return words.createdBefore;
  return arnDoubtWords(typed, arn);
}

/** Why the service refused a transaction last, in the service's words; "" when it did not. */
export function refusalText({ refusal }: Transaction, { create }: Words): string {
  if (refusal === undefined) return "";
  return `${create.transactions.refused} ${maskCardNumbers(refusal) || create.result.noReason}`;
}
