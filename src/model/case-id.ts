import { minMaskedLength, passesLuhn } from "#privacy/find-cards.ts";
import { ExactNumber } from "#wire/json.ts";
import { readWholeNumber } from "#wire/whole-number.ts";

declare const brand: unique symbol;

/** A case identifier: a positive whole number of at most 2^53 − 1. */
export type CaseId = number & { readonly [brand]: true };

export const isCaseId = (value: unknown): value is CaseId =>
  typeof value === "number" && Number.isSafeInteger(value) && value > 0;

/** Reads a case id from text: up to 16 digits without a leading zero; `undefined` for any other text. */
export function readCaseId(text: string): CaseId | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined;
  return isCaseId(id) ? id : undefined;
}

/**
 * Reads a case id that came in an address, was typed or was pasted. One of 13 digits or more with a valid check digit
 * may be a card number, which is not sent: `undefined`, as for any text that is no case id.
 */
export const readEnteredId = (text: string): CaseId | undefined =>
  text.length >= minMaskedLength && passesLuhn(text) ? undefined : readCaseId(text);

/** The case id in a received value: a number or its text in any spelling, `41`, `41.0`, `"000041"`. */
export function readReceivedId(value: unknown): CaseId | undefined {
  const source = value instanceof ExactNumber ? value.source : value;
  const id = typeof source === "string" ? readWholeNumber(source.trim()) : source;
  return isCaseId(id) ? id : undefined;
}
