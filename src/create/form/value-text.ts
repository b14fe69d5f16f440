import * as z from "zod/mini";
import { formatAmount } from "#i18n/amount.ts";
import { minorUnit, numericCodeOf } from "#model/currency.ts";
import { readUnits } from "#model/decimal.ts";
import { tryOrUndefined } from "#session/storage.ts";

z.config({ jitless: true });

const moneyValue = z.object({ amount: z.string(), currencyCode: z.string() });

/** An amount as it is sent, or why it cannot be read. */
export type ReadAmount =
  | { readonly amount: string }
  | { readonly fault: "not-an-amount" | "too-many-decimals" };

/**
 * Reads an amount as people type it: spaces between thousands, a point or a comma before the
 * decimals. Ambiguous text such as 12,500, where the decimals may be thousands, is not an amount. The
 * result has exactly the currency's decimals; it is computed as text, so that no digit is lost.
 * @param currency alphabetic code of ISO 4217.
 */
export function parseAmount(text: string, currency: string): ReadAmount {
  const parts = /^0*(\d{1,30})(?:[.,](\d{0,20}))?$/.exec(text.replaceAll(/\s/g, ""));
  if (!parts) return { fault: "not-an-amount" };
  const [, whole = "", typed = ""] = parts;
  const digits = minorUnit(currency);
  if (digits !== 3 && /^[1-9]\d{0,2}$/.test(whole) && typed.length === 3) {
    return { fault: "not-an-amount" };
  }
  if (digits === undefined) return { amount: typed === "" ? whole : `${whole}.${typed}` };
  const decimals = typed.replace(/0+$/, "").padEnd(digits, "0");
  if (decimals.length > digits) return { fault: "too-many-decimals" };
  return { amount: decimals === "" ? whole : `${whole}.${decimals}` };
}

/** An amount as it is sent, grouped by thousands: `1 234.50`; other text stays as typed. */
export function groupedAmount(text: string, currency: string, tag: string): string {
  const read = parseAmount(text, currency);
  return "amount" in read ? formatAmount(read.amount, minorUnit(currency), tag) : text;
}

/**
 * The value of a Money field: JSON text `{"amount":"1000.00","currencyCode":"643"}`.
 * Spec: not shown; the form of a Money value on write. Other text than an amount stays as typed: it is
 * never sent, but the review shows it.
 */
export function writeMoney(text: string, currency: string): string {
  const read = parseAmount(text, currency);
  return JSON.stringify({
    amount: "amount" in read ? read.amount : text.trim(),
    currencyCode: numericCodeOf(currency) ?? currency,
  });
}

/** Whether an amount, as decimal text, is less than another. */
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
  tag: string,
): { text: string; currency?: string } {
  const read = z.safeParse(
    moneyValue,
    tryOrUndefined((): unknown => JSON.parse(value)),
  );
  if (!read.success) return { text: value };
  const { amount, currencyCode } = read.data;
  const numericCode = numericCodeOf(currencyCode);
  const currency = currencies.find((code) => numericCodeOf(code) === numericCode);
  return currency === undefined
    ? { text: value }
    : { text: groupedAmount(amount, currency, tag), currency };
}

/** A file chosen for a field that can no longer be read: moved, changed or locked since. */
export class FileUnreadable extends Error {
  readonly code: string;
  readonly file: File;

  constructor(code: string, file: File) {
    super("A chosen file cannot be read");
    this.name = "FileUnreadable";
    this.code = code;
    this.file = file;
  }
}

/**
 * A file as the value of a field: JSON text `{"fileName":"…","content":"<base64>"}`.
 * Spec: not shown; the form of a file on write.
 * @throws FileUnreadable
 */
export async function writeFile(code: string, file: File): Promise<string> {
  const bytes = await file.arrayBuffer().catch(() => {
    throw new FileUnreadable(code, file);
  });
  return fileText(file.name, new Uint8Array(bytes).toBase64());
}

/** The JSON text of a file value. */
export const fileText = (fileName: string, content: string): string =>
  JSON.stringify({ fileName, content });
