import type { BankContact } from "../answer-types.ts";
import type { LocalizedText } from "../language.ts";
import { moneyOf } from "../money.ts";
import banks from "./banks.json" with { type: "json" };
import lists from "./transactions.json" with { type: "json" };

/** A bank of the demo, invented like its people and numbers. */
interface Bank {
  readonly name: string;
  readonly contacts: readonly BankContact[];
}

/**
 * A transaction of the list; its other properties follow from the ARN and the card. It cleared the day after
 * it was made, `daysAgo` days before the case. Of the card number only the listed digits exist. The operation
 * is a purchase by default.
 */
type ListedTransaction = (typeof lists.disputed)[number] | typeof lists.lost;

export type Transaction = ReturnType<typeof transactionFrom>;

const bankById: Readonly<Record<string, Bank>> = banks;

/** The payment system by the first digits of the card. Spec: not shown; how they are spelled. */
const paymentSystems: Readonly<Record<string, LocalizedText>> = lists.paymentSystems;

/** @throws RangeError when the demo has no such bank, currency or payment system */
function transactionFrom(listed: ListedTransaction) {
  const { arn, cardPrefix } = listed;
  const [issuer, acquirer] = [bankById[listed.issuer], bankById[listed.acquirer]];
  const paymentSystem = paymentSystems[cardPrefix];
  if (!issuer || !acquirer || !paymentSystem) throw new RangeError(`No transaction: ${arn}`);
  return {
    operationType: { en: "Purchase", ru: "Покупка" },
    ...listed,
    amount: moneyOf(listed.amount),
    issuer,
    acquirer,
    merchantId: `${arn.slice(1, 7)}${arn.slice(12, 16)}`,
    paymentSystem,
    authCode: arn.slice(12, 18),
    terminal: `T${arn.slice(16, 22)}`,
  };
}

const { arns: seriesArns, ...oneOfSeries } = lists.series;

export const demoSeries: readonly string[] = seriesArns;

/**
 * The transactions, all invented. No case of the demo is about the `free` ones, the `series` and the `lost`
 * one.
 */
const transactions = new Map(
  [
    ...lists.disputed,
    ...lists.free,
    ...seriesArns.map((arn) => ({ arn, ...oneOfSeries })),
    lists.lost,
  ].map((listed) => [listed.arn, transactionFrom(listed)]),
);

export const demoArns: readonly string[] = lists.free.map(({ arn }) => arn);

/** The ARN of a transaction for which a case is created while the answer is lost, see `faults.ts`. */
export const lostArn: string = lists.lost.arn;

/** The transaction with this ARN; `undefined` when the demo has none. */
export const transactionOf = (arn: string): Transaction | undefined => transactions.get(arn);
