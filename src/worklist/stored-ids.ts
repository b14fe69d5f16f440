import * as z from "zod/mini";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { readStoredJson, storeText, tryOrUndefined } from "#session/storage.ts";

z.config({ jitless: true });

/** The key under which the ids are stored, for listeners to other tabs. */
export const storageKey = "case-viewer.worklist";

/** The most cases that a list holds. */
export const maxCases = 500;

const schema = z.object({ service: z.string(), ids: z.array(z.unknown()) });

/**
 * The ids that are stored on this computer for a service; `undefined` when none are stored, or when
 * they cannot be read.
 * @param service its base URL, so that a list is never shown for another one.
 */
export const readStoredIds = (service: string): readonly CaseId[] | undefined =>
  readFrom(() => localStorage, service);

function readFrom(storage: () => Storage, service: string): readonly CaseId[] | undefined {
  const read = z.safeParse(schema, readStoredJson(storage, storageKey));
  if (!read.success || read.data.service !== service) return undefined;
  return [...new Set(read.data.ids.filter(isCaseId))].slice(0, maxCases);
}

/**
 * Changes the ids that are stored now: another tab may have changed them meanwhile.
 * @returns whether the browser has stored them.
 */
export function changeStoredIds(
  service: string,
  change: (ids: readonly CaseId[]) => readonly CaseId[],
): boolean {
  const ids = change(readStoredIds(service) ?? []);
  return storeText(() => localStorage, storageKey, JSON.stringify({ service, ids }));
}

/** Saves the ids for this tab while its page is reloaded, where the browser allows it. */
export function saveForReload(service: string, ids: readonly CaseId[]): void {
  storeText(() => sessionStorage, storageKey, JSON.stringify({ service, ids }));
}

/** Takes the ids that were saved for a reload; the next call returns none. */
export function takeSavedForReload(service: string): readonly CaseId[] {
  const ids = readFrom(() => sessionStorage, service) ?? [];
  if (ids.length > 0) sessionStorage.removeItem(storageKey);
  return ids;
}

/** Deletes the stored ids. */
export function deleteStoredIds(): void {
  tryOrUndefined(() => localStorage.removeItem(storageKey));
}
