import { createStore, type Store } from "#ui/store.ts";

/** What tabs tell one another: a case was seen, or everything was forgotten. */
type Message = { readonly kind: "seen"; readonly place: string } | { readonly kind: "forgotten" };

type SeenEvent = Message | { readonly kind: "signed-out" };

const counter = createStore(0);
const listeners = new Set<(event: SeenEvent, isOfOtherTab: boolean) => Promise<void>>();

/** Counts what changes which cases are seen: for whatever has to compare again. */
export const seenVersion: Store<number> = counter;

/** Calls back with what happens to the cases that were seen, before {@link seenVersion} counts it. */
export function onSeenEvent(
  listener: (event: SeenEvent, isOfOtherTab: boolean) => Promise<void>,
): void {
  listeners.add(listener);
}

const channel = openChannel();
channel?.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
  if (isMessage(data)) void tell(data, true);
});

/** A case was acknowledged, or looked at for the first time. */
export const tellSeen = (place: string): void => tellEveryTab({ kind: "seen", place });

/** Everything was forgotten. */
export const tellForgotten = (): void => tellEveryTab({ kind: "forgotten" });

/**
 * After signing out: what this page knows of the cases is dropped. A case that is still on the
 * screen, about to go, is not compared once more.
 */
export function tellSignedOut(): void {
  for (const listener of listeners) void listener({ kind: "signed-out" }, false);
}

function tellEveryTab(message: Message): void {
  void tell(message, false);
  channel?.postMessage(message);
}

async function tell(message: Message, isOfOtherTab: boolean): Promise<void> {
  await Promise.all([...listeners].map((listener) => listener(message, isOfOtherTab)));
  counter.set(counter.get() + 1);
}

/** A browser without storage may refuse the channel too. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel("case-viewer.seen");
  } catch {
    return undefined;
  }
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== "object" || data === null || !("kind" in data)) return false;
  return data.kind === "forgotten" || (data.kind === "seen" && "place" in data);
}
