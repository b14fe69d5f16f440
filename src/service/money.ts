import type { Decimal } from "./bp-item.ts";
import type { Checked } from "./checked.ts";
import { type Currency, currencies, currencyOf } from "./currencies.ts";
import { readText } from "./key.ts";

/** An amount in a currency. */
export interface Money {
  readonly amount: Decimal;
  readonly currency: Currency;
}

/** An amount as people read it: all decimals of the currency, then its code. */
export function moneyText({ amount, currency }: Money): string {
  const [whole = "", decimals = ""] = amount.split(".");
  const shown = decimals.padEnd(currency.currencyExponent, "0");
  return `${whole}${shown && `.${shown}`} ${currency.code}`;
}

/** The `jsonValue` of a Money field, with the amount's digits as they are. */
export const moneyJson = ({ amount, currency }: Money): string =>
  `{"amount":${amount},"currency":${JSON.stringify(currency)}}`;

/**
 * Reads a Money value of CreateBp: JSON text `{"amount":"1000.00","currencyCode":"643"}`.
 * Spec: not shown; the form of a Money value on write.
 * @param sent the parsed JSON
 */
export function checkMoney(sent: unknown): Checked<Money> {
  const amount = readText(sent, "amount");
  const code = readText(sent, "currencyCode");
  if (amount === undefined || code === undefined) {
    return { problem: 'is not an amount like {"amount":"1000.00","currencyCode":"643"}' };
  }
  const currency = currencies.find(({ numericCode }) => numericCode === code);
  if (!currency) return { problem: "names a currency that is not accepted here" };
  const parts = /^0*(\d{1,30})(?:\.(\d+))?$/.exec(amount);
  if (!parts) return { problem: "must be a plain number, such as 1000.00" };
  const [, whole = "", decimals = ""] = parts;
  if (decimals.length > currency.currencyExponent) {
    return { problem: `has more decimals than ${currency.code} (${currency.currencyExponent})` };
  }
  if (/^0*$/.test(whole + decimals)) return { problem: "must be more than zero" };
  return { value: { amount: decimals ? `${whole}.${decimals}` : whole, currency } };
}

/** An amount in the currency with this code, alphabetic or numeric. */
export const moneyOf = (amount: Decimal, code: string): Money => ({
  amount,
  currency: currencyOf(code),
});
