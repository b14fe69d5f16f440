import type { Bank } from "./banks.ts";
import { currencyOf } from "./currencies.ts";
import type { Money } from "./money.ts";

/** A cleared card transaction. Of the card number only the ends are known here. */
export interface Transaction {
  /** Acquirer reference number: 23 digits, the last a check digit. */
  readonly arn: string;
  readonly amount: Money;
  /** The merchant's name as the terminal sends it. */
  readonly merchant: string;
  readonly merchantId: string;
  readonly operationType: string;
  readonly cardPrefix: string;
  readonly cardSuffix: string;
  /** How many days before the case the transaction took place; it cleared a day later. */
  readonly daysAgo: number;
  readonly issuer: Bank;
  readonly acquirer: Bank;
  readonly paymentSystem: string;
  readonly authCode: string;
  readonly terminal: string;
}

/** The three payment systems of the demo. Spec: not shown; their spelling. */
export const networkOne = "Demo Network One";
export const networkTwo = "Demo Network Two";
export const national = "Demo National";

/** An entry of the ledger; what is left out follows from the ARN. */
export function transaction(
  arn: string,
  [amount, currency]: readonly [string, string],
  merchant: string,
  card: string,
  daysAgo: number,
  [issuer, acquirer]: readonly [Bank, Bank],
  paymentSystem: string,
  operationType = "Purchase",
): Transaction {
  return {
    arn,
    amount: { amount, currency: currencyOf(currency) },
    merchant,
    merchantId: `${arn.slice(1, 7)}${arn.slice(12, 16)}`,
    operationType,
    cardPrefix: card.slice(0, 4),
    cardSuffix: card.slice(-4),
    daysAgo,
    issuer,
    acquirer,
    paymentSystem,
    authCode: arn.slice(12, 18),
    terminal: `T${arn.slice(16, 22)}`,
  };
}
