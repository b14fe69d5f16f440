import { useSyncExternalStore } from "react";

/** What became of a copy. */
export interface CopyOutcome {
  readonly isCopied: boolean;
  /** Tells one copy from the one before. */
  readonly number: number;
}

const shownFor = 4000;
const readers = new Set<() => void>();
let copies = 0;
let last: CopyOutcome | undefined;
let forgetting: ReturnType<typeof setTimeout> | undefined;

function tell(outcome: CopyOutcome | undefined) {
  last = outcome;
  for (const reader of readers) reader();
}

/** Copies a text, and lets {@link useCopyOutcome} know whether the browser allowed it. */
export async function copyText(text: string | Promise<string>): Promise<void> {
  const isCopied = await write(text);
  copies += 1;
  clearTimeout(forgetting);
  tell({ isCopied, number: copies });
  forgetting = setTimeout(() => tell(undefined), shownFor);
}

async function write(text: string | Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(await text);
    return true;
  } catch {
    return false;
  }
}

const subscribe = (reader: () => void) => {
  readers.add(reader);
  return () => void readers.delete(reader);
};

/** What became of the last copy, for a few seconds. */
export const useCopyOutcome = (): CopyOutcome | undefined =>
  useSyncExternalStore(subscribe, () => last);
