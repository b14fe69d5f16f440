import { createStore, useStore } from "../store.ts";

interface CopyOutcome {
  readonly isCopied: boolean;
  /** Differs for each copy. */
  readonly number: number;
}

const shownForMs = 4000;
const lastOutcome = createStore<CopyOutcome | undefined>(undefined);
let copyCount = 0;
let clearTimer: ReturnType<typeof setTimeout> | undefined;

/**
 * Copies a text, and publishes the outcome to {@link useCopyOutcome}, because a browser may refuse.
 * @returns whether it was copied.
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  const isCopied = await write(text);
  copyCount += 1;
  clearTimeout(clearTimer);
  lastOutcome.set({ isCopied, number: copyCount });
  clearTimer = setTimeout(() => lastOutcome.set(undefined), shownForMs);
  return isCopied;
}

async function write(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}

/** The outcome of the last copy; `undefined` after a few seconds. */
export const useCopyOutcome = (): CopyOutcome | undefined => useStore(lastOutcome);
