import { createStore, type Store } from "#ui/store.ts";

const version = createStore(0);
/** Sends the key of an acknowledged case to the other tabs, or `null` when everything was forgotten. */
const tabs = new BroadcastChannel("case-viewer.seen");
tabs.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (data === null || typeof data === "string") void update(data);
});
let listener = async (_caseKey: string | null): Promise<void> => {};

/** Increases whenever a case was acknowledged or everything was forgotten, in any tab. */
export const seenVersion: Store<number> = version;

/**
 * Sets the function that is called before {@link seenVersion} increases: with the key of a case that was
 * acknowledged in another tab, and with `null` to drop all cases.
 */
export function onSeenEvent(onEvent: typeof listener): void {
  listener = onEvent;
}

/** Tells all tabs that a case was acknowledged. */
export function publishSeen(caseKey: string): void {
  tabs.postMessage(caseKey);
  version.set(version.get() + 1);
}

/** Tells all tabs that everything was forgotten. */
export function publishForgotten(): void {
  tabs.postMessage(null);
  void update(null);
}

/**
 * Tells this page that the operator signed out, so that it drops what it has cached. {@link seenVersion}
 * stays the same, because the case on the screen is about to go.
 */
export function publishSignedOut(): void {
  void listener(null);
}

async function update(caseKey: string | null): Promise<void> {
  await listener(caseKey);
  version.set(version.get() + 1);
}
