import { arnDoubtWords } from "#glance/arn-doubt.ts";
import type { Words } from "#language/words.ts";
import { cleanArn } from "#model/arn.ts";
import type { TypedTransaction } from "./claim.ts";

/** What is doubtful about the ARN of each transaction, in words. */
export function arnDoubts(
  transactions: readonly TypedTransaction[],
  { arn: words, create }: Words,
): (string | undefined)[] {
  const first = new Map<string, number>();
  return transactions.map(({ arn: typed }, at) => {
    const arn = cleanArn(typed);
    const earlier = first.get(arn);
    if (arn !== "" && earlier !== undefined) {
      return create.transactions.twice({ number: earlier + 1 });
    }
    first.set(arn, at);
    return arnDoubtWords(typed, words);
  });
}
