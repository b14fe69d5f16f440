import type { CreateOutcome } from "#api/create-cases.ts";
import type { Claim } from "./claim.ts";

/** An outcome in numbers. */
export interface OutcomeSummary {
  readonly created: number;
  readonly answered: number;
  readonly asked: number;
  /** Every transaction has its case, and nothing in the answer says otherwise. */
  readonly isAll: boolean;
  /** The answer as a whole says something else than its items. */
  readonly isContradictory: boolean;
}

/** Counts an outcome, item by item. */
export function summaryOf(
  { items, isWhole, success }: CreateOutcome,
  asked: number,
): OutcomeSummary {
  const created = items.filter(({ isCreated }) => isCreated === true).length;
  const areAllCreated = created === items.length;
  const isContradictory = success !== undefined && success !== areAllCreated;
  return {
    created,
    answered: items.length,
    asked,
    isAll: isWhole && areAllCreated && !isContradictory,
    isContradictory,
  };
}

/**
 * The claim with the transactions that have no case. An item belongs to the transaction in its
 * place, which only holds when there are as many of the one as of the other.
 */
export const failedClaim = (claim: Claim, { items, isWhole }: CreateOutcome): Claim => ({
  ...claim,
  transactions: isWhole
    ? claim.transactions.filter((_, at) => items[at]?.isCreated !== true)
    : claim.transactions,
});
