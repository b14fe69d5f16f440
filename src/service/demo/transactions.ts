import type { BankContact } from "../answer-types.ts";
import { type Money, moneyOf } from "../money.ts";
import banks from "./banks.json" with { type: "json" };
import lists from "./transactions.json" with { type: "json" };

/** A bank of the demo, invented like its people and numbers. */
interface Bank {
  readonly name: string;
  readonly contacts: readonly BankContact[];
}

/** A transaction of the list; its other properties follow from the ARN and the card. */
interface ListedTransaction {
  /** Acquirer reference number: 23 digits, the last a check digit. */
  readonly arn: string;
  /** `12.50 USD`. */
  readonly amount: string;
  /** The first and last digits of the card number. The other digits do not exist. */
  readonly cardPrefix: string;
  readonly cardSuffix: string;
  /** Days between the transaction and the case. It cleared a day later. */
  readonly daysAgo: number;
  /** Ids of the banks. */
  readonly issuer: string;
  readonly acquirer: string;
  /** The merchant's name as the terminal sends it. */
  readonly merchant: string;
  /** A purchase by default. */
  readonly operationType?: string;
}

/** A cleared card transaction. */
export interface Transaction
  extends Omit<ListedTransaction, "operationType" | "amount" | "issuer" | "acquirer"> {
  readonly operationType: string;
  readonly amount: Money;
  readonly issuer: Bank;
  readonly acquirer: Bank;
  readonly merchantId: string;
  readonly paymentSystem: string;
  readonly authCode: string;
  readonly terminal: string;
}

const bankById: Readonly<Record<string, Bank>> = banks;

/** The payment system by the first digits of the card. Spec: not shown; how they are spelled. */
const paymentSystems: Readonly<Record<string, string>> = {
  "4000": "Demo Network One",
  "5100": "Demo Network Two",
  "2200": "Demo National",
};

/** @throws RangeError when the demo has no such bank, currency or payment system */
function transactionFrom(listed: ListedTransaction): Transaction {
  const { arn, cardPrefix } = listed;
  const [issuer, acquirer] = [bankById[listed.issuer], bankById[listed.acquirer]];
  const paymentSystem = paymentSystems[cardPrefix];
  if (!issuer || !acquirer || !paymentSystem) throw new RangeError(`No transaction: ${arn}`);
  return {
    operationType: "Purchase",
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

/** The transactions, all invented. No case of the demo is about the `free` ones and the `lost` one. */
const disputed: readonly ListedTransaction[] = lists.disputed;
const transactions = new Map(
  [...disputed, ...lists.free, lists.lost].map((listed) => [listed.arn, transactionFrom(listed)]),
);

/** ARNs on which a case can be created. */
export const demoArns: readonly string[] = lists.free.map(({ arn }) => arn);

/** The ARN of a transaction for which a case is created while the answer is lost, see `faults.ts`. */
export const lostArn: string = lists.lost.arn;

/** The transaction with this ARN; `undefined` when the demo has none. */
export const transactionOf = (arn: string): Transaction | undefined => transactions.get(arn);
