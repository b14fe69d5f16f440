import * as z from "zod/mini";
import { type CaseId, isCaseId } from "#model/case-id.ts";
import { readStoredJson, storeText, tryOrUndefined } from "#session/storage.ts";

z.config({ jitless: true });

/** Where the ids are kept, for whoever listens to other tabs. */
export const storageKey = "case-viewer.worklist";

/** As many cases as a list holds. */
export const maxCases = 500;

const schema = z.object({ service: z.string(), ids: z.array(z.unknown()) });

/**
 * The ids kept on this computer for a service; `undefined` when the operator keeps none, or when
 * what stands there cannot be read.
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
 * Changes what is kept, as it stands there now: another tab may have changed it meanwhile.
 * @returns whether the browser has kept it.
 */
export function changeStoredIds(
  service: string,
  change: (ids: readonly CaseId[]) => readonly CaseId[],
): boolean {
  const ids = change(readStoredIds(service) ?? []);
  return storeText(() => localStorage, storageKey, JSON.stringify({ service, ids }));
}

/** Keeps the ids for this tab while its page is loaded anew, where the browser allows it. */
export function handOver(service: string, ids: readonly CaseId[]): void {
  storeText(() => sessionStorage, storageKey, JSON.stringify({ service, ids }));
}

/** The ids that were handed over, once. */
export function takeHandedOver(service: string): readonly CaseId[] {
  const ids = readFrom(() => sessionStorage, service) ?? [];
  if (ids.length > 0) sessionStorage.removeItem(storageKey);
  return ids;
}

/** Erases what is kept. */
export function deleteStoredIds(): void {
  tryOrUndefined(() => localStorage.removeItem(storageKey));
}
