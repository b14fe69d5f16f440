import { isRecord } from "#wire/resource.ts";

/**
 * The value under a key, whatever the casing of the key. Spec: not shown; the table and the
 * sample of CreateBp spell keys differently, so any casing is read, at every level.
 */
export function readKey(object: unknown, key: string): unknown {
  if (!isRecord(object)) return undefined;
  const wanted = key.toLowerCase();
  return Object.entries(object).find(([name]) => name.toLowerCase() === wanted)?.[1];
}

/** The text under a key, whatever its casing; `undefined` when there is none or it is no text. */
export function readText(object: unknown, key: string): string | undefined {
  const value = readKey(object, key);
  return typeof value === "string" ? value : undefined;
}

/** The list under a key, whatever its casing; `undefined` when there is none or it is no list. */
export function readList(object: unknown, key: string): readonly unknown[] | undefined {
  const value = readKey(object, key);
  return Array.isArray(value) ? value : undefined;
}
