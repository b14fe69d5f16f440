import { requiredContext } from "#lib/required-context.ts";
import { createStore, type Store } from "#lib/store.ts";

interface CopyOutcome {
  readonly isCopied: boolean;
  /** What was copied, as a sentence; absent where "Copied" says enough. */
  readonly message: string | undefined;
  readonly number: number;
}

const shownForMs = 4000;

/** Copies texts, and publishes the outcome, because a browser may refuse. */
export class AppClipboard {
  readonly #outcome = createStore<CopyOutcome | undefined>(undefined);
  #count = 0;
  #clearTimer: ReturnType<typeof setTimeout> | undefined;

  /** The outcome of the last copy; `undefined` after a few seconds. */
  get outcome(): Store<CopyOutcome | undefined> {
    return this.#outcome;
  }

  /**
   * Copies a text.
   * @param text the text, or a function that makes it; an error of the function counts as a failed copy.
   * @param message says what was copied, in place of "Copied".
   * @returns whether it was copied.
   */
  async copy(text: string | (() => string), message?: string): Promise<boolean> {
    const isCopied = await write(text);
    this.#count += 1;
    clearTimeout(this.#clearTimer);
    this.#outcome.set({ isCopied, message, number: this.#count });
    this.#clearTimer = setTimeout(() => this.#outcome.set(undefined), shownForMs);
    return isCopied;
  }
}

async function write(text: string | (() => string)): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(typeof text === "string" ? text : text());
    return true;
  } catch {
    return false;
  }
}

export const [ClipboardContext, useClipboard] = requiredContext<AppClipboard>("ClipboardContext");
