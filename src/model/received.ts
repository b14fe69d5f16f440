import { type DateTime, isSentinel } from "#wire/date-time.ts";
import { isRecord, readJson, writeJson } from "#wire/json.ts";
import { readBoolean } from "#wire/lenient.ts";
import { type Decimal, Mismatch, type SpecValue } from "#wire/spec-value.ts";
import { splitDecimal } from "./money/decimal.ts";

export type { DateTime } from "#wire/date-time.ts";
export type { Decimal } from "#wire/spec-value.ts";

/** A value of the model: of its declared type, a {@link Mismatch}, or `undefined` where it was absent or `null`. */
export type Received<T> = T | Mismatch | undefined;

/** Converts a value of the wire to the model: `null` becomes `undefined`. */
export const readSpecValue = <T>(value: SpecValue<T>): Received<T> => value ?? undefined;

/** Converts a date of the wire to the model: `null` becomes `undefined`, and a date that means "no date" `noDate`. */
export const readDate = <T, Word extends string = never>(
  value: SpecValue<T>,
  noDate?: Word,
): Received<T | Word> => (isSentinel(asReceived(value)) ? noDate : readSpecValue(value));

/** The value, if it has the declared type; else `undefined`. */
export const ifDeclared = <T>(value: SpecValue<T>): T | undefined =>
  value instanceof Mismatch ? undefined : (value ?? undefined);

/** An amount as decimal text, also where it came as text; `undefined` for anything else. */
export function ifDecimal(amount: SpecValue<Decimal>): Decimal | undefined {
  if (!(amount instanceof Mismatch)) return amount ?? undefined;
  const { received } = amount;
  return typeof received === "string" && splitDecimal(received) ? received : undefined;
}

/**
 * Reads a flag in any spelling, `true`, 1, `"True"`: if a mistyped `isActive` were rejected, a deadline would be hidden.
 * @param other the result for any other value and for an absent one.
 */
export const readFlag = <T>(value: unknown, other: T): boolean | T =>
  readBoolean(asReceived(value)) ?? other;

/** The items of a list that could be read, in the order received. */
export const readItems = <T>(value: SpecValue<readonly (T | Mismatch)[]>): readonly T[] =>
  (ifDeclared(value) ?? []).filter(
    (item): item is Exclude<T | Mismatch, Mismatch> => !isMismatch(item),
  );

/** Whether a value in place of a list, or an item in a list of objects, could not be read. */
export function hasUnread(list: unknown): boolean {
  const received = asReceived(list);
  return Array.isArray(received)
    ? received.map(asReceived).some((item) => !isRecord(item) && hasText(item))
    : hasText(received);
}

export const asReceived = (value: unknown): unknown =>
  value instanceof Mismatch ? value.received : value;

/** A received value as text: a string as it is, anything else as JSON, an absent value as "". */
export function receivedText(value: unknown): string {
  const received = asReceived(value);
  if (received === undefined || received === null) return "";
  return typeof received === "string" ? received : writeJson(received);
}

/** Whether a value was received that can be seen: not absent, and not empty or blank text. */
export const hasText = (value: unknown): boolean => receivedText(value).trim() !== "";

export const isMismatch = (value: unknown): value is Mismatch => value instanceof Mismatch;

/** The value, if it is a date-time; `undefined` for `"never"`, `"open"` and a {@link Mismatch}. */
export const dateOf = (date: Received<DateTime | "never" | "open">): DateTime | undefined =>
  date === "never" || date === "open" || isMismatch(date) ? undefined : date;

/** In characters. */
const maxJsonLength = 64 * 1024;
const maxJsonDepth = 32;

/**
 * Reads the JSON text in the `jsonValue` of a field. Spec, BpField.
 * @returns `undefined` when it is longer than 65,536 characters, nested deeper than 32, or no JSON.
 */
export function parseJsonValue(jsonValue: string): unknown {
  if (jsonValue.length > maxJsonLength) return undefined;
  try {
    const json = readJson(jsonValue);
    return isDeeperThan(maxJsonDepth, json) ? undefined : json;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

const isDeeperThan = (depth: number, json: unknown): boolean =>
  (isRecord(json) || Array.isArray(json)) &&
  (depth === 0 || Object.values(json).some((value) => isDeeperThan(depth - 1, value)));
