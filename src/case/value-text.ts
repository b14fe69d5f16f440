import { maskCardNumbers } from "#language/card-number.ts";
import { type Case, currencyOf } from "#model/case.ts";
import { minorUnit } from "#model/currency.ts";
import type { CaseField } from "#model/field.ts";
import { amountText } from "#model/money.ts";
import { isOdd, sentText } from "#model/sent.ts";
import { isAmountText, type Transaction } from "#model/transaction.ts";

/**
 * A field's value as text: an amount in plain digits with its currency, else the display value, else
 * the coded one. What looks like a card number is masked. "" when there is none.
 */
export const valueText = (field: CaseField): string =>
  field.kind === "money" && field.money
    ? `${amountText(field.money)} ${maskCardNumbers(field.money.currency)}`.trimEnd()
    : maskCardNumbers(sentText(field.shown) || field.valueCode);

/** Whether there is a value to copy. */
export const hasValue = (field: CaseField): boolean =>
  (field.kind === "money" && field.money !== undefined) ||
  sentText(field.shown) !== "" ||
  field.valueCode !== "";

/** The case's amount in plain digits, and its currency where that can be told. */
export function caseAmount(one: Case): { readonly amount: string; readonly currency: string } {
  const currency = currencyOf(one);
  const amount =
    typeof one.amount === "string"
      ? amountText({ amount: one.amount, exponent: minorUnit(currency) })
      : maskCardNumbers(sentText(one.amount));
  return { amount, currency };
}

/** A transaction's amount with its currency as sent, else the amount alone. */
export function transactionAmount({ amount, amountAndCurrency: shown }: Transaction): string {
  if (isOdd(amount)) return maskCardNumbers(sentText(amount));
  return shown === "" ? sentText(amount) : isAmountText(shown) ? shown : maskCardNumbers(shown);
}
