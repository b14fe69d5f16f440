import { useSyncExternalStore } from "react";
import type { ChangeCounts } from "#model/change.ts";
import type { Reading, RowChanges } from "./seen-cases.ts";
import { seenVersion } from "./seen-events.ts";

export type { RowChanges } from "./seen-cases.ts";

/** Takes what a list says of the changes in a freshly read case; that takes reading every field. */
export async function readRowChanges(reading: Reading): Promise<RowChanges> {
  const { rowChangesOf } = await import("./seen-cases.ts");
  return rowChangesOf(reading);
}

/**
 * The changes in a case since it was seen; kept up to date when they are acknowledged, here or in
 * another tab. `undefined` when everything was forgotten, or before it is known.
 */
export function useChangeCounts(changes: RowChanges | undefined): ChangeCounts | undefined {
  return useSyncExternalStore(seenVersion.subscribe, () => changes?.counts());
}
