import { createStore, type Store } from "#ui/store.ts";

/** What happened: a case was acknowledged, by its place; everything was forgotten; the operator signed out. */
type SeenEvent =
  | { readonly kind: "seen"; readonly place: string; readonly isOfOtherTab: boolean }
  | { readonly kind: "forgotten" | "signed-out" };

type Listener = (event: SeenEvent) => Promise<void>;

const version = createStore(0);
const listeners = new Set<Listener>();
/** Carries the place of the case that was acknowledged, or `null` when everything was forgotten. */
const tabs = new BroadcastChannel("case-viewer.seen");
tabs.addEventListener("message", ({ data: place }: MessageEvent<unknown>) => {
  if (place === null) void tell({ kind: "forgotten" });
  if (typeof place === "string") void tell({ kind: "seen", place, isOfOtherTab: true });
});

/** Counts what changes which cases are seen: for whatever has to compare again. */
export const seenVersion: Store<number> = version;

/** Calls back with what happens to the cases that were seen, before {@link seenVersion} counts it. */
export const onSeenEvent = (listener: Listener): unknown => listeners.add(listener);

/** A case was acknowledged. */
export function tellSeen(place: string): void {
  tabs.postMessage(place);
  void tell({ kind: "seen", place, isOfOtherTab: false });
}

/** Everything was forgotten. */
export function tellForgotten(): void {
  tabs.postMessage(null);
  void tell({ kind: "forgotten" });
}

/**
 * After signing out: what this page knows of the cases is dropped. A case that is still on the
 * screen, about to go, is not compared once more.
 */
export function tellSignedOut(): void {
  for (const listener of listeners) void listener({ kind: "signed-out" });
}

async function tell(event: SeenEvent): Promise<void> {
  for (const listener of listeners) await listener(event);
  version.set(version.get() + 1);
}
