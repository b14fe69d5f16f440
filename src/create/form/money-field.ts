import type { FieldOf } from "#config/form-profile.ts";
import { formatAmount } from "#i18n/amount.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { currencyCodes, minorUnit, numericCodeOf } from "#model/money/currency.ts";
import { readUnits } from "#model/money/decimal.ts";
import { unwrapCell } from "#model/spreadsheet-cell.ts";
import { groupedAmount, type InputValue, readAmount, showAmount } from "./amount.ts";
import { cleanTyped } from "./typed-text.ts";

type MoneyField = FieldOf<"Money">;

export const currenciesOf = ({ currencies }: MoneyField): readonly string[] =>
  currencies ?? currencyCodes;

export const currencyChoices = (field: MoneyField) =>
  currenciesOf(field).map((code) => ({ code, label: code }));

/** The amount in a value. A field's only currency needs no choice; "" while none is chosen. */
export function amountIn(value: InputValue | undefined, { currencies = [] }: MoneyField) {
  const only = currencies.length === 1 ? currencies[0] : undefined;
  return {
    text: cleanTyped(value?.text ?? ""),
    currency: value?.currency || (only ?? ""),
    decimal: value?.decimal,
  };
}

/** With the amount as the input shows it when it is left, see {@link groupedAmount}. */
export function groupedValue(
  value: InputValue,
  field: MoneyField,
  tag: LanguageTag,
  before?: string,
): InputValue {
  const { text, decimal } = groupedAmount(amountIn(value, field), tag, before);
  return { ...value, text, decimal };
}

export function moneyError(
  field: MoneyField,
  value: InputValue,
  {
    messages: t,
    tag,
  }: { readonly messages: Messages["create"]["errors"]; readonly tag: LanguageTag },
): string | undefined {
  const entered = amountIn(value, field);
  const { text, currency } = entered;
  const read = readAmount(entered, tag);
  if ("error" in read) {
    switch (read.error) {
      case "not-an-amount":
        return t.amount;
      case "too-many-decimals":
        return t.decimals({ currency, max: minorUnit(currency) ?? 0 });
      case "ambiguous": {
        const [first, second] = read.readings.map((amount) => showAmount(amount, currency, tag));
        return t.ambiguous({ text, first: first ?? "", second: second ?? "" });
      }
    }
  }
  const { amount } = read;
  const { min, max } = field;
  const shown = (bound: string) => formatAmount(bound, undefined, tag);
  const least = min === undefined ? undefined : leastAmount(min, currency);
  if (least !== undefined && isLess(amount, least)) return t["too-little"]({ bound: shown(least) });
  return max !== undefined && isLess(max, amount)
    ? t["too-much"]({ bound: shown(max) })
    : undefined;
}

function isLess(amount: string, other: string): boolean {
  const [left, right] = [readUnits(amount), readUnits(other)];
  return left !== undefined && right !== undefined && left < right;
}

/**
 * The least amount that a field allows in a currency: at least its smallest unit. `undefined` while no currency is
 * chosen, which is then missed first.
 */
function leastAmount(min: string, currency: string): string | undefined {
  if (currency === "") return undefined;
  const digits = minorUnit(currency);
  if (digits === undefined) return min;
  const unit = digits === 0 ? "1" : `0.${"1".padStart(digits, "0")}`;
  return isLess(min, unit) ? unit : min;
}

/**
 * The value of a Money field: JSON text `{"amount":"1000.00","currencyCode":"643"}`.
 * Spec: not shown; the form of a Money value on write. Other text than an amount stays as typed; a form
 * that has it is not sent.
 */
export function writeMoney(field: MoneyField, value: InputValue, tag: LanguageTag): string {
  const entered = amountIn(value, field);
  const read = readAmount(entered, tag);
  return JSON.stringify({
    amount: "amount" in read ? read.amount : entered.text,
    currencyCode: numericCodeOf(entered.currency) ?? entered.currency,
  });
}

/** An amount with the currency that stands before or behind it: `1 500.00 RUB`, `USD 89.99`. */
export function readAmountCell(cell: string, field: MoneyField): InputValue {
  const { amount, currency } = splitAmountCell(cell);
  const offered = currencyIn(currency, field);
  return offered === undefined
    ? { text: cleanTyped(unwrapCell(cell)), currency: "" }
    : { text: amount, currency: offered };
}

/** An amount and the code, of three letters, before or behind it; "" without one. */
export function splitAmountCell(cell: string): { amount: string; currency: string } {
  const text = cleanTyped(unwrapCell(cell));
  const parts = /^([a-z]{3})\s*(?=[\d.,])(.*)$|^(.*[\d.,])\s*([a-z]{3})$/i.exec(text);
  const [, before, behindIt, beforeIt, behind] = parts ?? [];
  return { amount: (behindIt ?? beforeIt ?? text).trim(), currency: before ?? behind ?? "" };
}

/** @param text an alphabetic or numeric code. @returns `undefined` for a currency that the field does not offer. */
export function currencyIn(text: string, field: MoneyField): string | undefined {
  const numericCode = numericCodeOf(text.toUpperCase());
  if (numericCode === undefined) return undefined;
  return currenciesOf(field).find((code) => numericCodeOf(code) === numericCode);
}
