import { readStoredJson, removeStored, storeText } from "#lib/storage.ts";
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
  storage: () => Storage,
  service: string,
  key = storageKey,
): readonly CaseId[] | undefined {
  const read = z.safeParse(schema, readStoredJson(storage, key));
  if (!read.success || read.data.service !== service) return undefined;
  return [...new Set(read.data.ids.filter(isCaseId))].slice(0, maxCases);
}

/** Stores the ids of a list. @returns whether the browser has stored them. */
export const storeIds = (
  storage: () => Storage,
  service: string,
  ids: readonly CaseId[],
  key = storageKey,
): boolean => storeText(storage, key, JSON.stringify({ service, ids }));

export function deleteIds(storage: () => Storage, key = storageKey): void {
  removeStored(storage, key);
}
