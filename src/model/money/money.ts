import { MoneyValue } from "#wire/bp-field.ts";
import { isRecord } from "#wire/json.ts";
import { Mismatch, type SpecValue } from "#wire/spec-value.ts";
import { ifDecimal, ifDeclared, parseJsonValue, receivedText } from "../received.ts";
import { alphabeticCodeOf, minorUnit } from "./currency.ts";
import { splitDecimal } from "./decimal.ts";

/** An amount of money, digit for digit as received. */
export type Money = Readonly<NonNullable<ReturnType<typeof readMoney>>>;

/**
 * Reads the `jsonValue` of a Money field. Spec, BpField. Accepts what CreateBp writes too, because a service
 * may echo it: the amount as text, and the numeric code as `currencyCode`.
 * @returns `undefined` when {@link parseJsonValue} cannot read it, or it has no amount.
 */
export function readMoney(jsonValue: string) {
  const parsed = parseJsonValue(jsonValue);
  if (!isRecord(parsed)) return undefined;
  const { amount, currency, currencyCode } = MoneyValue.parse(parsed);
  const read = ifDecimal(amount);
  if (read === undefined) return undefined;
  const received = ifDeclared(currency);
  const numericCode = receivedText(received?.numericCode) || receivedText(currencyCode);
  const code = receivedText(currency instanceof Mismatch ? currency : received?.code);
  const displayCurrency = receivedText(received?.displayValue);
  const names = [code, displayCurrency, alphabeticCodeOf(numericCode) ?? numericCode];
  return {
    amount: read,
    /** Digits after the decimal point that the currency has; `undefined` where unknown. */
    exponent: readExponent(received?.currencyExponent, code, numericCode),
    /** The code as received; without one the service's display value, else the code that the numeric one stands for. */
    currency: names.find((name) => name.trim() !== "") ?? "",
    /** Three characters with leading zeros, `036`; "" when not received. */
    numericCode,
    /** "" when not received. */
    displayCurrency,
  };
}

/** An amount as plain decimal text with all its digits, and at least as many decimals as its currency has. */
export function amountText({ amount, exponent = 0 }: Pick<Money, "amount" | "exponent">): string {
  const [whole, decimals = ""] = splitDecimal(amount) ?? [];
  if (whole === undefined) return amount;
  const padded = decimals.padEnd(exponent, "0");
  return padded === "" ? whole : `${whole}.${padded}`;
}

function readExponent(value: SpecValue<number>, code: string, numericCode: string) {
  if (value === undefined || value === null) return minorUnit(code) ?? minorUnit(numericCode);
  return typeof value === "number" && value >= 0 && value <= 20 ? value : undefined;
}
