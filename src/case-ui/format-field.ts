import { formatAmount } from "#i18n/amount.ts";
import type { Language } from "#i18n/languages.ts";
import { formatDay } from "#i18n/service-clock.ts";
import type { CaseAmount } from "#model/disputed.ts";
import type { CaseField, MoneyField } from "#model/field.ts";
import { minorUnit } from "#model/money/currency.ts";
import { readAmountText } from "#model/money/currency-amount.ts";
import { amountText, type Money } from "#model/money/money.ts";
import {
  type DateTime,
  hasText,
  isMismatch,
  type Received,
  receivedText,
} from "#model/received.ts";
import { toIsoDate } from "#model/time/calendar-date.ts";
import type { Transaction } from "#model/transaction.ts";
import { maskCardNumbers, maskedStart } from "#privacy/card-number.ts";

export interface PlainText {
  /** As received; card numbers are not masked. */
  readonly text: string;
  /** An amount is never masked, even if its digits look like a card number. */
  readonly isAmount: boolean;
}

export const maskedValue = ({ text, isAmount }: PlainText): string =>
  isAmount ? text : maskCardNumbers(text);

/** Card numbers are masked in the currency and the notes, and not yet in the rest. */
export interface FormattedField extends PlainText {
  /** An amount without its currency or a day, as the language writes it, else the display value; "" for none. */
  readonly text: string;
  /** The display value is not of the declared type. */
  readonly isMismatch: boolean;
  readonly currency: string;
  /** The coded value; "" where it says the same as the text, or only numbers a yes and a no. */
  readonly code: string;
  /** The value for another program: an amount in plain digits with its currency, else the text or the code. */
  readonly plain: PlainText;
  readonly notes: readonly string[];
}

export function formatField(field: CaseField, { tag, messages }: Language): FormattedField {
  const { valueCode } = field;
  const { field: fieldWords } = messages.case;
  const text = receivedText(field.shown);
  const displayed: FormattedField = {
    text: dayText(text, tag),
    isAmount: false,
    isMismatch: isMismatch(field.shown),
    currency: "",
    code: isCodeOf(valueCode, text) ? "" : valueCode,
    plain: { text: text || valueCode, isAmount: false },
    notes: [],
  };
  switch (field.kind) {
    case "choice":
    case "text":
    case "digits":
    case "other":
      return displayed;
    case "money":
      if (field.money) return formatMoney(field.money, tag);
      return { ...displayed, notes: unreadMoneyNotes(field, fieldWords) };
  }
}

/** A calendar date, `05.10.2026`, as the language writes it; any other text as it is. */
function dayText(text: string, tag: string): string {
  const day = toIsoDate(text);
  return day === undefined ? text : formatDay(day, tag);
}

const no = /^(?:no|false|нет)$/i;
const yes = /^(?:yes|true|да)$/i;
const wordsOfCode = new Map([
  ["0", no],
  ["false", no],
  ["1", yes],
  ["true", yes],
]);

const isCodeOf = (code: string, text: string): boolean =>
  code === text || wordsOfCode.get(code.toLowerCase())?.test(text.trim()) === true;

function unreadMoneyNotes(
  { shown, valueCode, hasDisplayValue }: MoneyField,
  t: Language["messages"]["case"]["field"],
): string[] {
  if (hasDisplayValue) return [t.unreadableMoney];
  return hasText(shown) || hasText(valueCode) ? [t.receivedMoney] : [];
}

function formatMoney(money: Money, tag: string): FormattedField {
  const currency = maskedStart(money.currency);
  return {
    text: formatAmount(money.amount, money.exponent, tag),
    isAmount: true,
    isMismatch: false,
    currency,
    code: "",
    plain: { text: `${amountText(money)} ${currency}`.trimEnd(), isAmount: true },
    notes: [],
  };
}

export interface FactText extends PlainText {
  /** An amount with its digits grouped, else the text. */
  readonly shown: string;
  /** The received value is not of the declared type. */
  readonly isMismatch: boolean;
  /** The currency of an amount, at the end of `shown`. */
  readonly currency?: string;
  readonly when?: DateTime | undefined;
}

export function factText(value: Received<string | number | boolean>): FactText {
  const text = receivedText(value);
  return { text, shown: text, isAmount: false, isMismatch: isMismatch(value) };
}

/** Shown as the language writes it, copied as received. */
export function dayFact(value: Received<string>, tag: string): FactText {
  const fact = factText(value);
  return { ...fact, shown: dayText(fact.text, tag) };
}

export function caseAmount({ amount, currency, exponent }: CaseAmount, tag: string): FactText {
  if (typeof amount !== "string") return factText(amount);
  return {
    text: `${amountText({ amount, exponent })} ${currency}`.trimEnd(),
    shown: `${formatAmount(amount, exponent, tag)} ${currency}`.trimEnd(),
    isAmount: true,
    isMismatch: false,
    currency,
  };
}

export function transactionAmount(transaction: Transaction, tag: string): FactText {
  const { amount, amountAndCurrency } = transaction;
  if (isMismatch(amount)) {
    const alone = receivedText(amount);
    const isWhole = amountAndCurrency.startsWith(`${alone} `);
    const both = [isWhole ? "" : alone, amountAndCurrency];
    const text = both.filter((part) => part !== "").join(" · ");
    return { ...factText(text), isMismatch: true };
  }
  if (amountAndCurrency === "") {
    const text = receivedText(amount);
    return { text, shown: formatAmount(text, undefined, tag), isAmount: true, isMismatch: false };
  }
  const read = readAmountText(amountAndCurrency);
  if (!read || read.currency === "") return factText(amountAndCurrency);
  const shown = `${formatAmount(read.amount, minorUnit(read.currency) ?? 0, tag)} ${read.currency}`;
  return { text: amountAndCurrency, shown, isAmount: true, isMismatch: false };
}
