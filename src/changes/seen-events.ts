import { createStore, type Store } from "#ui/store.ts";

/** A case was acknowledged, everything was forgotten, or the operator signed out. */
type SeenEvent =
  | { readonly kind: "seen"; readonly caseKey: string; readonly isOfOtherTab: boolean }
  | { readonly kind: "forgotten" | "signed-out" };

const version = createStore(0);
let listener = async (_event: SeenEvent): Promise<void> => {};
/** Sends the key of an acknowledged case to the other tabs, or `null` when everything was forgotten. */
const tabs = new BroadcastChannel("case-viewer.seen");
tabs.addEventListener("message", ({ data: caseKey }: MessageEvent<unknown>) => {
  if (caseKey === null) void publish({ kind: "forgotten" });
  if (typeof caseKey === "string") void publish({ kind: "seen", caseKey, isOfOtherTab: true });
});

/** Increases with each event, so that subscribers compare again. */
export const seenVersion: Store<number> = version;

/** Sets the function that is called with each event before {@link seenVersion} increases. */
export function onSeenEvent(onEvent: typeof listener): void {
  listener = onEvent;
}

/** Tells all tabs that a case was acknowledged. */
export function publishSeen(caseKey: string): void {
  tabs.postMessage(caseKey);
  void publish({ kind: "seen", caseKey, isOfOtherTab: false });
}

/** Tells all tabs that everything was forgotten. */
export function publishForgotten(): void {
  tabs.postMessage(null);
  void publish({ kind: "forgotten" });
}

/**
 * Tells this page that the operator signed out, so that it drops what it has cached. {@link seenVersion}
 * stays the same, because the case on the screen is about to go.
 */
export function publishSignedOut(): void {
  void listener({ kind: "signed-out" });
}

async function publish(event: SeenEvent): Promise<void> {
  await listener(event);
  version.set(version.get() + 1);
}
