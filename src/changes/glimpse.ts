import { useMemo, useSyncExternalStore } from "react";
import type { Case } from "#model/case.ts";
import type { Glimpse, Tally } from "./seen.ts";
import { onSeen, seenVersion } from "./seen-events.ts";

export type { Glimpse, Tally } from "./seen.ts";

/**
 * Takes a glimpse of a freshly read case, for a list of many: a few kilobytes of digests, to be held
 * in place of the case. It is no look; but the first of a case that was never looked at is what
 * later readings are compared with.
 *
 * @param readAt when the case was read, milliseconds since 1970.
 */
export async function takeGlimpse(one: Case, readAt: number): Promise<Glimpse> {
  const { glimpseOf, prepare } = await import("./seen.ts");
  await prepare(one);
  return glimpseOf(one, readAt);
}

/**
 * The changes in a case since it was seen, by kind; kept up to date when they are acknowledged, here
 * or in another tab. `undefined` when everything was forgotten, or before there is a glimpse.
 */
export function useTally(glimpse: Glimpse | undefined): Tally | undefined {
  const version = useSyncExternalStore(onSeen, seenVersion);
  return useMemo(() => (version < 0 ? undefined : glimpse?.changes()), [glimpse, version]);
}
