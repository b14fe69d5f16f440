import { isKept } from "./kept-key.ts";

/** Tells this page that something was acknowledged, or forgotten. */
const told = new EventTarget();
let version = 0;

function tell(what: "seen" | "forgotten"): void {
  version += 1;
  told.dispatchEvent(new Event(what));
}

addEventListener("storage", ({ key }) => isKept(key) && tell("seen"));

/** A look was acknowledged. */
export const tellSeen = (): void => tell("seen");

/** Every look was forgotten. */
export function tellForgotten(): void {
  tell("forgotten");
  tell("seen");
}

/**
 * After signing out: the values of what was seen are forgotten, and only digests stay. A case that is
 * still on the screen, about to go, does not look at itself once more.
 */
export const tellSignedOut = (): void => tell("forgotten");

/** Calls back when a look was acknowledged or forgotten, in any tab. @returns how to stop. */
export function onSeen(callback: () => void): () => void {
  told.addEventListener("seen", callback);
  return () => told.removeEventListener("seen", callback);
}

/** Calls back when every look of this page was forgotten. */
export const onForgotten = (callback: () => void): void =>
  told.addEventListener("forgotten", callback);

/** Counts what {@link onSeen} has told. */
export const seenVersion = (): number => version;
