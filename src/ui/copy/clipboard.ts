import { maskInSteps } from "#privacy/card-number.ts";
import { createStore, useStore } from "../store.ts";
import { inSteps } from "../yielder.ts";

/** What became of a copy. */
export interface CopyOutcome {
  readonly isCopied: boolean;
  /** Tells one copy from the one before. */
  readonly number: number;
}

const shownForMs = 4000;
const lastOutcome = createStore<CopyOutcome | undefined>(undefined);
let copies = 0;
let forgetting: ReturnType<typeof setTimeout> | undefined;

/** A received text to be copied: what looks like a card number is masked. */
export const maskedCopy = (text: string): Promise<string> => inSteps(maskInSteps(text));

/** Copies a text, and lets {@link useCopyOutcome} know whether the browser allowed it. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const isCopied = await write(text);
  copies += 1;
  clearTimeout(forgetting);
  lastOutcome.set({ isCopied, number: copies });
  forgetting = setTimeout(() => lastOutcome.set(undefined), shownForMs);
}

async function write(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}

/** What became of the last copy, for a few seconds. */
export const useCopyOutcome = (): CopyOutcome | undefined => useStore(lastOutcome);
