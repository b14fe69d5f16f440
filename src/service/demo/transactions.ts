import * as z from "#lib/zod.ts";
import { moneyOf } from "../money.ts";
import lists from "./transactions.json" with { type: "json" };

/**
 * ARN, amount, the digits of the card that exist, days from the transaction to the case, the other bank, merchant,
 * operation. It cleared the day after it was made.
 */
const Row = z.tuple([
  z.string(),
  z.string(),
  z.string(),
  z.string(),
  z.int(),
  z.string(),
  z.string(),
  z._default(z.object({ en: z.string(), ru: z.string() }), { en: "Purchase", ru: "Покупка" }),
]);

export type Transaction = ReturnType<typeof transactionFrom>;

function transactionFrom(row: unknown) {
  const [arn, amount, cardPrefix, cardSuffix, daysAgo, otherBank, merchant, operationType] =
    z.parse(Row, row);
  return {
    arn,
    amount: moneyOf(amount),
    cardPrefix,
    cardSuffix,
    daysAgo,
    otherBank,
    merchant,
    operationType,
    merchantId: `${arn.slice(1, 7)}${arn.slice(12, 16)}`,
    authCode: arn.slice(12, 18),
    terminal: `T${arn.slice(16, 22)}`,
  };
}

const free = lists.free.map(transactionFrom);
const series = lists.series.map(transactionFrom);
const lost = transactionFrom(lists.lost);

/** The transactions, all invented. No case of the demo is about the free ones, the series and the lost one. */
const transactions = new Map(
  [...lists.disputed.map(transactionFrom), ...free, ...series, lost].map((one) => [one.arn, one]),
);

export const demoArns: readonly string[] = free.map(({ arn }) => arn);

/** The ARN of a transaction for which a case is created while the answer is lost, see `faults.ts`. */
export const lostArn: string = lost.arn;

/** The transaction with this ARN; `undefined` when the demo has none. */
export const transactionOf = (arn: string): Transaction | undefined => transactions.get(arn);
