import type { Words } from "#language/words.ts";
import { arnDoubt, cleanArn } from "./arn.ts";
import type { TypedTransaction } from "./claim.ts";

/** What is doubtful about the ARN of each transaction, in words; nothing of it holds a claim back. */
export function arnDoubts(
  transactions: readonly TypedTransaction[],
  words: Words["create"]["transactions"],
): (string | undefined)[] {
  const first = new Map<string, number>();
  return transactions.map(({ arn: typed }, at) => {
    const arn = cleanArn(typed);
    const earlier = first.get(arn);
    if (arn !== "" && earlier !== undefined) return words.twice({ number: earlier + 1 });
    first.set(arn, at);
    const doubt = arnDoubt(arn);
    if (doubt === "length") return words.doubt.length({ length: arn.length });
    return doubt && words.doubt[doubt];
  });
}
