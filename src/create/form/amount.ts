import { formatAmount } from "#i18n/amount.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { minorUnit } from "#model/money/currency.ts";
import { splitDecimal } from "#model/money/decimal.ts";
import { cleanTyped } from "./typed-text.ts";

/** The sign before the decimals of an amount. The other one, or a space, groups its thousands. */
export type DecimalSign = "," | ".";

export const otherSign = (sign: DecimalSign): DecimalSign => (sign === "." ? "," : ".");

/**
 * The signs that an operator types in each language. In Russian a point groups no thousands by itself: whoever types
 * one may mean the decimals.
 */
export const typedSigns: Readonly<
  Record<LanguageTag, { readonly decimal: DecimalSign; readonly isOtherGroup: boolean }>
> = {
  "en-GB": { decimal: ".", isOtherGroup: true },
  "ru-RU": { decimal: ",", isOtherGroup: false },
};

/** What an input has. Only an amount has more than a text. */
export interface InputValue {
  readonly text: string;
  /** Alphabetic code of ISO 4217; "" while none is chosen. */
  readonly currency?: string | undefined;
  /** The sign that the decimals of a pasted amount follow, as the operator has said; without it the text is typed. */
  readonly decimal?: DecimalSign | undefined;
}

/** An amount as it is sent, or why it cannot be read. */
export type ReadAmount =
  | { readonly amount: string }
  | { readonly error: "not-an-amount" | "too-many-decimals" }
  /** The sign in a typed amount may be of thousands or of decimals; `readings` has both as they would be sent. */
  | { readonly error: "ambiguous"; readonly readings: readonly [string, string] };

const maxDigits = 30;
const maxDecimals = 20;

/**
 * Reads an amount by the sign that its decimals follow. The other sign, or a space, groups its thousands by three digits.
 * It has no more decimals than its currency, zeros counted: `5,000` by a decimal comma is no amount in yen, since it was
 * meant as thousands. The result has exactly the currency's decimals; it is computed as text, so that no digit is lost.
 */
export function readBySign(
  text: string,
  currency: string,
  decimal: DecimalSign,
): Exclude<ReadAmount, { readonly error: "ambiguous" }> {
  const [grouped = "", decimals = "", ...more] = cleanTyped(text).split(decimal);
  const whole =
    grouped === "" && decimals !== "" ? "0" : withoutGroups(grouped, [" ", otherSign(decimal)]);
  if (whole === undefined || more.length > 0 || !isDigits(decimals, maxDecimals)) {
    return { error: "not-an-amount" };
  }
  const digits = minorUnit(currency);
  return decimals.length > (digits ?? maxDecimals)
    ? { error: "too-many-decimals" }
    : { amount: joined(whole, decimals, digits) };
}

/** Reads a pasted amount by its sign, and a typed one by the sign that it shows in a language. */
export function readAmount(
  { text, currency = "", decimal }: InputValue,
  tag: LanguageTag,
): ReadAmount {
  if (decimal !== undefined) return readBySign(text, currency, decimal);
  const typed = cleanTyped(text);
  const sign = signIn(typed, currency, tag);
  return sign === "either" ? bothReadings(typed, currency) : readBySign(typed, currency, sign);
}

/**
 * Finds the sign of the decimals in a typed amount: in English `10,000` is ten thousand and `10.000` is ten, in Russian
 * `10,000` is ten. An amount that is written in the other way is read too, unless it may have another meaning in this
 * language.
 */
function signIn(typed: string, currency: string, tag: LanguageTag): DecimalSign | "either" {
  const { decimal, isOtherGroup } = typedSigns[tag];
  const signs = typed.replaceAll(/[^.,]/g, "");
  if (signs === "") return decimal;
  const last = signs.endsWith(",") ? "," : ".";
  if (signs.includes(otherSign(last))) return last;
  if (signs.length > 1) return otherSign(last);
  // Three decimals look like a group of thousands. Where the currency has fewer decimals, that reading is as likely.
  const isLikeGroup = /^[1-9]\d{0,2}[.,]\d{3}$/.test(typed);
  if (last === decimal) return isLikeGroup && (minorUnit(currency) ?? 0) < 3 ? "either" : decimal;
  if (isLikeGroup) return isOtherGroup ? decimal : "either";
  // `1,50` in English may be a slip for `1,500`, but not at the beginning or beside a space that groups thousands.
  return !isOtherGroup || /^,|^[\d ]* [\d ]*,\d{1,2}$/.test(typed) ? last : "either";
}

function bothReadings(typed: string, currency: string): ReadAmount {
  const digits = minorUnit(currency);
  const [whole = "", decimals = ""] = typed.replaceAll(" ", "").split(/[.,]/);
  const isAmount = isDigits(whole, maxDigits) && isDigits(decimals, maxDecimals);
  const small = joined(whole, decimals, digits);
  const large = joined(whole + decimals, "", digits);
  if (!isAmount || small === large) return { error: "not-an-amount" };
  return { error: "ambiguous", readings: typed.includes(",") ? [large, small] : [small, large] };
}

/**
 * An amount as its input shows it when it is left: by the signs of a language where it can be read, else as it was.
 * @param before the currency by which its input showed it; its zeros are no digits that the operator has entered.
 */
export function groupedAmount<Amount extends InputValue>(
  entered: Amount,
  tag: LanguageTag,
  before = "",
): Amount {
  const { currency = "", decimal } = entered;
  const read = readAmount({ ...entered, currency: before || currency }, tag);
  const text = "amount" in read ? plainAmount(read.amount, currency, tag) : undefined;
  if (text === undefined) return entered;
  return { ...entered, text, ...(decimal && { decimal: typedSigns[tag].decimal }) };
}

export const showAmount = (amount: string, currency: string, tag: LanguageTag): string =>
  formatAmount(amount, minorUnit(currency), tag);

/**
 * An amount of a JSON value, `1000.00`, as a language writes it. More decimals than the currency has stay.
 * @returns `undefined` for other text than plain decimals.
 */
export function plainAmount(text: string, currency: string, tag: LanguageTag): string | undefined {
  const [whole, decimals] = splitDecimal(text) ?? [];
  if (whole === undefined || decimals === undefined || !isDigits(whole, maxDigits))
    return undefined;
  return showAmount(joined(whole, decimals, minorUnit(currency)), currency, tag);
}

/** The digits of a whole number; `undefined` when its groups are uneven. */
function withoutGroups(text: string, separators: readonly string[]): string | undefined {
  const separator = separators.find((sign) => text.includes(sign));
  if (separator === undefined) return text !== "" && isDigits(text, maxDigits) ? text : undefined;
  const [first = "", ...others] = text.split(separator);
  const isEven = /^[1-9]\d{0,2}$/.test(first) && others.every((group) => /^\d{3}$/.test(group));
  const whole = first + others.join("");
  return isEven && isDigits(whole, maxDigits) ? whole : undefined;
}

const isDigits = (text: string, maxLength: number): boolean =>
  text.length <= maxLength && /^\d*$/.test(text);

/** Decimal text without leading zeros, with at least as many decimals as the currency has. */
function joined(whole: string, typedDecimals: string, digits: number | undefined): string {
  const decimals =
    digits === undefined ? typedDecimals : typedDecimals.replace(/0+$/, "").padEnd(digits, "0");
  const significant = whole.replace(/^0+(?=\d)/, "");
  return decimals === "" ? significant : `${significant}.${decimals}`;
}
