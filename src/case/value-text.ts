import { maskedStart, maskInSteps } from "#language/card-number.ts";
import { type Case, currencyOf } from "#model/case.ts";
import { minorUnit } from "#model/currency.ts";
import type { CaseField } from "#model/field.ts";
import { amountText } from "#model/money.ts";
import { isOdd, sentText } from "#model/sent.ts";
import { isAmountText, type Transaction } from "#model/transaction.ts";

/** A value as text. */
export interface PlainText {
  /** As received, card numbers and all. */
  readonly text: string;
  /** It is an amount, whose digits are no card's however they look. */
  readonly isAmount: boolean;
}

/** A value in steps, with what looks like a card number masked. */
export function* maskedValue({ text, isAmount }: PlainText): Generator<undefined, string> {
  return isAmount ? text : yield* maskInSteps(text);
}

/** A field's value: an amount in plain digits with its currency, else the display value, else the coded one; "" when there is none. */
export const valueText = (field: CaseField): PlainText =>
  field.kind === "money" && field.money
    ? {
        text: `${amountText(field.money)} ${maskedStart(field.money.currency)}`.trimEnd(),
        isAmount: true,
      }
    : { text: sentText(field.shown) || field.valueCode, isAmount: false };

/** The case's amount in plain digits with its currency, where that can be told; else as received. */
export function caseAmount(one: Case): PlainText {
  const { amount } = one;
  const currency = currencyOf(one);
  return typeof amount === "string"
    ? {
        text: `${amountText({ amount, exponent: minorUnit(currency) })} ${currency}`.trimEnd(),
        isAmount: true,
      }
    : { text: sentText(amount), isAmount: false };
}

/** A transaction's amount with its currency as received, else the amount alone. */
export function transactionAmount({ amount, amountAndCurrency: shown }: Transaction): PlainText {
  if (isOdd(amount)) return { text: sentText(amount), isAmount: false };
  if (shown === "") return { text: sentText(amount), isAmount: true };
  return { text: shown, isAmount: isAmountText(shown) };
}
