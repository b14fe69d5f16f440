import type { SafeStorage } from "#lib/storage.ts";
import * as z from "#lib/zod.ts";
import { type CaseId, isCaseId } from "#model/case-id.ts";

/** The key in `localStorage` and `sessionStorage`. */
export const storageKey = "case-viewer.worklist";
/** The key of the cases that the list showed last, in `sessionStorage`. */
export const shownKey = "case-viewer.worklist.shown";

export const maxCases = 500;

const schema = z.object({ service: z.string(), ids: z.array(z.unknown()) });

/**
 * Reads the stored ids of a list; `undefined` when none are stored or readable.
 * @param service the base URL with which they were stored: another service has other cases.
 */
export function readIds(
  storage: SafeStorage,
  service: string,
  key = storageKey,
): readonly CaseId[] | undefined {
  const stored = storage.readJson(key, schema);
  if (stored?.service !== service) return undefined;
  return [...new Set(stored.ids.filter(isCaseId))].slice(0, maxCases);
}

/** Stores the ids of a list. @returns whether the browser has stored them. */
export const storeIds = (
  storage: SafeStorage,
  service: string,
  ids: readonly CaseId[],
  key = storageKey,
): boolean => storage.write(key, JSON.stringify({ service, ids }));

export function deleteIds(storage: SafeStorage, key = storageKey): void {
  storage.remove(key);
}
