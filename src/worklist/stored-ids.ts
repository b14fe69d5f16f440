import * as z from "zod/mini";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { readStoredJson, storeText, tryOrUndefined } from "#session/storage.ts";

z.config({ jitless: true });

/** The key in `localStorage` and `sessionStorage`. */
export const storageKey = "case-viewer.worklist";

/** The maximum length of a list. */
export const maxCases = 500;

const schema = z.object({ service: z.string(), ids: z.array(z.unknown()) });

/**
 * The ids that are stored on this computer; `undefined` when none are stored or readable.
 * @param service the base URL with which they were stored: another service has other cases.
 */
export const readStoredIds = (service: string): readonly CaseId[] | undefined =>
  readFrom(() => localStorage, service);

function readFrom(storage: () => Storage, service: string): readonly CaseId[] | undefined {
  const read = z.safeParse(schema, readStoredJson(storage, storageKey));
  if (!read.success || read.data.service !== service) return undefined;
  return [...new Set(read.data.ids.filter(isCaseId))].slice(0, maxCases);
}

/**
 * Changes the stored ids, starting from those that are stored now, which another tab may have changed.
 * @returns whether the browser has stored them.
 */
export function changeStoredIds(
  service: string,
  change: (ids: readonly CaseId[]) => readonly CaseId[],
): boolean {
  const ids = change(readStoredIds(service) ?? []);
  return storeText(() => localStorage, storageKey, JSON.stringify({ service, ids }));
}

/** Saves the ids of this tab for a reload of its page, if the browser allows it. */
export function saveForReload(service: string, ids: readonly CaseId[]): void {
  storeText(() => sessionStorage, storageKey, JSON.stringify({ service, ids }));
}

/** Reads and deletes the ids that were saved for a reload. */
export function takeSavedForReload(service: string): readonly CaseId[] {
  const ids = readFrom(() => sessionStorage, service) ?? [];
  if (ids.length > 0) sessionStorage.removeItem(storageKey);
  return ids;
}

/** Deletes the stored ids. */
export function deleteStoredIds(): void {
  tryOrUndefined(() => localStorage.removeItem(storageKey));
}
