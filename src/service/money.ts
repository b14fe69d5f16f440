import type { Decimal } from "#wire/spec-value.ts";
import listed from "./definitions/currencies.json" with { type: "json" };

/** Spec, BpField `jsonValue`, `currency`. `numericCode` is of ISO 4217, three characters: `051` is not 51. */
type Currency = (typeof listed)[number];

export const currencies: readonly Currency[] = listed;

export interface Money {
  readonly amount: Decimal;
  readonly currency: Currency;
}

/** Reads an amount such as `12.50 USD`. @throws RangeError when the demo has no such currency */
export function moneyOf(text: string): Money {
  const [amount = "", code] = text.split(" ");
  const currency = currencies.find((accepted) => accepted.code === code);
  if (!currency) throw new RangeError(`The demo has no currency ${code}.`);
  return { amount, currency };
}

/** The display value of an amount: all decimals of its currency, then the currency's code. */
export function moneyText({ amount, currency }: Money): string {
  const [whole = "", decimals = ""] = amount.split(".");
  const shown = decimals.padEnd(currency.currencyExponent, "0");
  return `${whole}${shown && `.${shown}`} ${currency.code}`;
}

/** The `jsonValue` of a Money field, with every digit of the amount. */
export const moneyJson = ({ amount, currency }: Money): string =>
  `{"amount":${amount},"currency":${JSON.stringify(currency)}}`;
