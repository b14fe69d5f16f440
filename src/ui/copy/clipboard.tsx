import { Check, TriangleAlert } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { requiredContext } from "#lib/required-context.ts";
import { createStore, type Store, useStore } from "#lib/store.ts";
import { PageOverlay } from "../page/modal.tsx";
import styles from "./clipboard.module.css";

interface CopyOutcome {
  readonly isCopied: boolean;
  readonly number: number;
}

const shownForMs = 4000;

export class AppClipboard {
  readonly #outcome = createStore<CopyOutcome | undefined>(undefined);
  #count = 0;
  #clearTimer: ReturnType<typeof setTimeout> | undefined;

  /** Of the last copy; `undefined` after a few seconds. */
  get outcome(): Store<CopyOutcome | undefined> {
    return this.#outcome;
  }

  /** @param text an error in it counts as a failed copy. */
  async copy(text: () => string): Promise<boolean> {
    const isCopied = await write(text);
    this.#count += 1;
    clearTimeout(this.#clearTimer);
    this.#outcome.set({ isCopied, number: this.#count });
    this.#clearTimer = setTimeout(() => this.#outcome.set(undefined), shownForMs);
    return isCopied;
  }
}

async function write(text: () => string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text());
    return true;
  } catch {
    return false;
  }
}

export const [ClipboardContext, useClipboard] = requiredContext<AppClipboard>("ClipboardContext");

/** Over the page, so that nothing moves. */
export function CopyStatus() {
  const { copy: t } = useMessages();
  const outcome = useStore(useClipboard().outcome);
  const Icon = outcome?.isCopied ? Check : TriangleAlert;
  return (
    <PageOverlay>
      <output className={styles.status}>
        {outcome && (
          <span
            key={outcome.number}
            className={["line", styles.message, outcome.isCopied ? "" : styles.failed].join(" ")}
          >
            <Icon aria-hidden size="0.875rem" />
            {outcome.isCopied ? t.copied : t.notCopied}
          </span>
        )}
      </output>
    </PageOverlay>
  );
}
