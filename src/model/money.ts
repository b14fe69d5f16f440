import { MoneyValue } from "#wire/bp-field.ts";
import { ExactNumber, foldJson, isRecord, readJson } from "#wire/json.ts";
import { type Decimal, type Leaf, Mismatch } from "#wire/leaf.ts";
import { minorUnit } from "./currency.ts";
import { ifDeclared, receivedText } from "./received.ts";

/** An amount of money, digit for digit as sent. */
export interface Money {
  readonly amount: Decimal;
  /** Digits after the decimal point that the currency has; `undefined`: show the number as sent. */
  readonly exponent: number | undefined;
  /** The alphabetic code, else what the service displays for the currency, else "". */
  readonly currency: string;
  /** Three characters, leading zeros kept; "" when not sent. */
  readonly numericCode: string;
}

/** Characters of a `jsonValue` that are read at most: 64 kB. */
export const maxJsonLength = 64 * 1024;
const maxDepth = 32;
const decimalText = /^-?\d+(?:\.\d+)?$/;

/**
 * Reads the `jsonValue` of a Money field. Spec, BpField.
 * `undefined` when it is empty, longer than 64 kB, deeper than 32, no JSON, or has no amount.
 */
export function readMoney(jsonValue: string): Money | undefined {
  const parsed = parseWithin(jsonValue);
  if (!isRecord(parsed)) return undefined;
  const { amount, currency } = MoneyValue.parse(parsed);
  const read = readAmount(amount);
  if (read === undefined) return undefined;
  const sent = ifDeclared(currency);
  const numericCode = receivedText(sent?.numericCode);
  const code = receivedText(sent?.code);
  return {
    amount: read,
    exponent: readExponent(sent?.currencyExponent, code, numericCode),
    currency: code || receivedText(sent?.displayValue) || numericCode,
    numericCode,
  };
}

/** An amount in plain digits, every one kept, with at least as many decimals as its currency has. */
export function amountText({ amount, exponent = 0 }: Pick<Money, "amount" | "exponent">): string {
  const [, whole, decimals = ""] = /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === undefined || exponent === 0) return amount;
  return `${whole}.${decimals.padEnd(exponent, "0")}`;
}

/** Decimal text is read too: CreateBp writes the amount as text, and a service may echo it. */
function readAmount(amount: Leaf<Decimal>): Decimal | undefined {
  if (!(amount instanceof Mismatch)) return amount ?? undefined;
  return typeof amount.received === "string" && decimalText.test(amount.received)
    ? amount.received
    : undefined;
}

/** A whole number written as `2.0` is read too, as some services write each number. */
function readExponent(sent: Leaf<number>, code: string, numericCode: string) {
  if (sent === undefined || sent === null) return minorUnit(code) ?? minorUnit(numericCode);
  const isExact = sent instanceof Mismatch && sent.received instanceof ExactNumber;
  const exponent = isExact ? Number(sent.received.source) : sent;
  return typeof exponent === "number" &&
    Number.isInteger(exponent) &&
    exponent >= 0 &&
    exponent <= 20
    ? exponent
    : undefined;
}

function parseWithin(jsonValue: string): unknown {
  if (jsonValue.length > maxJsonLength || foldJson(jsonValue, maxDepth) !== jsonValue)
    return undefined;
  try {
    return readJson(jsonValue);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
