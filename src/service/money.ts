import type { Decimal } from "./answer-types.ts";
import listed from "./definitions/currencies.json" with { type: "json" };

/** A currency that the service accepts. Spec, BpField `jsonValue`, `currency`. */
export interface Currency {
  readonly id: number;
  /** ISO 4217, three characters: `051` is not 51. */
  readonly numericCode: string;
  readonly code: string;
  readonly displayValue: string;
  /** Digits after the decimal point. */
  readonly currencyExponent: number;
}

export const currencies: readonly Currency[] = listed.map((one) => ({
  ...one,
  id: Number(one.numericCode),
  displayValue: one.code,
}));

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
