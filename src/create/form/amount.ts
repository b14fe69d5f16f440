import { formatAmount } from "#i18n/amount.ts";
import { type DecimalSign, otherSign, typedSigns } from "#i18n/amount-signs.ts";
import type { LanguageTag } from "#i18n/languages.ts";
import { memoize } from "#lib/memoize.ts";
import { minorUnit } from "#model/money/currency.ts";
import { splitDecimal } from "#model/money/decimal.ts";
import { sumsByCurrency } from "#model/money/sums.ts";
import { cleanTyped } from "./typed-text.ts";

/** An amount as it is sent, or why it cannot be read. */
export type ReadAmount =
  | { readonly amount: string }
  | { readonly error: "not-an-amount" | "too-many-decimals" }
  /** Two languages read different amounts; `readings` has both as they would be sent. */
  | { readonly error: "ambiguous"; readonly readings: readonly [string, string] };

const maxDigits = 30;
const maxDecimals = 20;

/**
 * Reads an amount by the signs of a language: in English `10,000` is ten thousand and `10.000` is ten, in
 * Russian `10,000` is ten. A space separates thousands in both. Groups have three digits. An amount that is written in
 * the other way is read too, unless it may have another meaning in this language. The result has
 * exactly the currency's decimals; it is computed as text, so that no digit is lost.
 * @param currency alphabetic code of ISO 4217; "" while none is chosen.
 */
export function readAmount(text: string, currency: string, tag: LanguageTag): ReadAmount {
  const typed = cleanTyped(text);
  const digits = minorUnit(currency);
  const own = readOwn(typed, tag);
  const parts = own ?? readForeign(typed, tag);
  // Three decimals look like a group of thousands. Where the currency has fewer decimals, that reading is as likely.
  const isLikeGroup = parts?.decimals.length === 3 && /^[1-9]\d{0,2}$/.test(parts.whole);
  const hasThreeDecimals = own !== undefined && (digits ?? 0) >= 3;
  if (!parts || (isLikeGroup && !hasThreeDecimals)) return unreadable(typed, digits);
  const amount = joined(parts.whole, parts.decimals, digits);
  return digits !== undefined && (amount.split(".")[1]?.length ?? 0) > digits
    ? { error: "too-many-decimals" }
    : { amount };
}

interface AmountParts {
  /** Without the signs between its groups. */
  readonly whole: string;
  readonly decimals: string;
}

/** Reads an amount whose decimals follow a sign, in groups of three digits; `undefined` for other text. */
function readParts(text: string, decimal: DecimalSign): AmountParts | undefined {
  const [grouped = "", decimals = "", ...more] = text.split(decimal);
  const whole = withoutGroups(grouped, [" ", otherSign(decimal)]);
  return whole !== undefined && more.length === 0 && isDigits(decimals, maxDecimals)
    ? { whole, decimals }
    : undefined;
}

/** Reads an amount as its language writes it, or as `1.234,56`, whose last sign says what the other one is. */
function readOwn(text: string, tag: LanguageTag): AmountParts | undefined {
  const { decimal, isOtherGroup } = typedSigns[tag];
  const isGroup = isOtherGroup || text.includes(decimal) || !text.includes(otherSign(decimal));
  return isGroup ? readParts(text, decimal) : undefined;
}

/**
 * Reads an amount whose decimals follow the sign of the other language. `undefined` where that sign groups thousands in
 * this language, and nothing else says that it does not: `1,50` in English may be a slip for `1,500`.
 */
function readForeign(text: string, tag: LanguageTag): AmountParts | undefined {
  const { decimal, isOtherGroup } = typedSigns[tag];
  // Thousands are grouped by one sign: beside a space, or beside the other sign, this one is the decimals'.
  const isDecimal = !isOtherGroup || text.includes(decimal) || / [\d ]*,\d{1,2}$/.test(text);
  return isDecimal ? readParts(text, otherSign(decimal)) : undefined;
}

/** What a text means by the sign that its decimals follow; `undefined` where it is no amount then. */
export type AmountReadings = Readonly<Record<DecimalSign, string | undefined>>;

/**
 * Reads an amount by each of the two signs, whatever the language. Thousands have three digits, and the decimals are no
 * more than the currency has.
 * @param currency alphabetic code of ISO 4217; "" while none is chosen.
 */
export function readBySigns(text: string, currency: string): AmountReadings {
  const typed = cleanTyped(text);
  const digits = minorUnit(currency);
  const readBy = (decimal: DecimalSign) => {
    const parts = readParts(typed, decimal);
    // Zeros at the end would look like thousands to whoever reads the amount again.
    const decimals = parts?.decimals.replace(/0+$/, "") ?? "";
    return parts && decimals.length <= (digits ?? maxDecimals)
      ? joined(parts.whole, decimals, digits)
      : undefined;
  };
  return { ".": readBy("."), ",": readBy(",") };
}

/** An amount as it is sent, grouped by thousands: `1 234.50`; other text stays as typed. */
export function groupedAmount(text: string, currency: string, tag: LanguageTag): string {
  const read = readAmount(text, currency, tag);
  return "amount" in read ? showAmount(read.amount, currency, tag) : text;
}

/** An amount in decimal text as a language writes it. */
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

/**
 * An amount typed in one language, as it is written in another. One with two readings becomes both of them, because the
 * other language might accept it. Other text that is no amount stays as typed.
 */
export function translateAmount(
  text: string,
  currency: string,
  from: LanguageTag,
  to: LanguageTag,
): string {
  if (from === to) return text;
  const read = readAmount(text, currency, from);
  if ("amount" in read) return showAmount(read.amount, currency, to);
  return read.error === "ambiguous"
    ? joinReadings(read.readings.map((amount) => showAmount(amount, currency, to)))
    : text;
}

/** The readings of one text as another text, which is an amount in no language. */
const joinReadings = (readings: readonly string[]): string => readings.join(" / ");

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

/** The error of an amount that can't be read, with both readings where a point or a comma may be either sign. */
function unreadable(text: string, digits: number | undefined): ReadAmount {
  const [first, second] = ([".", ","] as const).map((sign) => looseReading(text, sign, digits));
  if (first === undefined || second === undefined || first === second) {
    return { error: "not-an-amount" };
  }
  return { error: "ambiguous", readings: [first, second] };
}

/** The amount that a text means by the sign of its decimals, with groups of any length; `undefined` for other text. */
function looseReading(
  text: string,
  decimal: DecimalSign,
  digits: number | undefined,
): string | undefined {
  const [whole = "", decimals = "", ...more] = text
    .replaceAll(otherSign(decimal), "")
    .replaceAll(" ", "")
    .split(decimal);
  const isAmount = whole !== "" && isDigits(whole, maxDigits) && isDigits(decimals, maxDecimals);
  return isAmount && more.length === 0 ? joined(whole, decimals, digits) : undefined;
}

/**
 * Adds up, by currency, amounts typed in a language. The sums are written in that language, `4 980.50 RUB`, in the
 * order in which the currencies first occur. Text that is no amount adds nothing, nor does an amount without a currency.
 */
export function typedSums(
  amounts: readonly { readonly text: string; readonly currency: string }[],
  tag: LanguageTag,
): string[] {
  // Thousands of rows often have the same amount, which is read once.
  const read = memoize((text: string, currency: string) => readAmount(text, currency, tag));
  const readable = amounts.flatMap(({ text, currency }) => {
    const result = read(text, currency);
    return "amount" in result ? [{ amount: result.amount, currency }] : [];
  });
  return sumsByCurrency(readable).map(
    ({ amount, currency }) => `${showAmount(amount, currency, tag)} ${currency}`,
  );
}

/** Decimal text without leading zeros, with at least as many decimals as the currency has. */
function joined(whole: string, typedDecimals: string, digits: number | undefined): string {
  const decimals =
    digits === undefined ? typedDecimals : typedDecimals.replace(/0+$/, "").padEnd(digits, "0");
  const significant = whole.replace(/^0+(?=\d)/, "");
  return decimals === "" ? significant : `${significant}.${decimals}`;
}
