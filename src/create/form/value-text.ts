import type { LanguageTag } from "#i18n/languages.ts";
import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import * as z from "#lib/zod.ts";
import { numericCodeOf } from "#model/money/currency.ts";
import { readUnits } from "#model/money/decimal.ts";
import { type EnteredAmount, plainAmount, readAmount } from "./amount.ts";

const moneyValue = z.object({ amount: z.string(), currencyCode: z.string() });

/**
 * The value of a Money field: JSON text `{"amount":"1000.00","currencyCode":"643"}`.
 * Spec: not shown; the form of a Money value on write. Other text than an amount stays as typed; a form
 * that has it is not sent.
 */
export function writeMoney(entered: EnteredAmount, tag: LanguageTag): string {
  const { text, currency = "" } = entered;
  const read = readAmount(entered, tag);
  return JSON.stringify({
    amount: "amount" in read ? read.amount : text.trim(),
    currencyCode: numericCodeOf(currency) ?? currency,
  });
}

export function isLess(amount: string, other: string): boolean {
  const [left, right] = [readUnits(amount), readUnits(other)];
  return left !== undefined && right !== undefined && left < right;
}

/**
 * Reads a Money value of a link, JSON text or an amount alone, into what its inputs show. With a currency
 * that is not among `currencies` the whole text stays, so that the operator has to enter the amount.
 */
export function readMoneyText(
  value: string,
  currencies: readonly string[],
  tag: LanguageTag,
): { text: string; currency?: string } {
  const read = z.safeParse(
    moneyValue,
    tryOrUndefined((): unknown => JSON.parse(value)),
  );
  if (!read.success) return { text: value };
  const { amount, currencyCode } = read.data;
  const numericCode = numericCodeOf(currencyCode);
  const currency = currencies.find((code) => numericCodeOf(code) === numericCode);
  const text = currency === undefined ? undefined : plainAmount(amount, currency, tag);
  return text === undefined ? { text: value } : { text, currency };
}
