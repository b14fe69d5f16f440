import { useCallback, useState } from "react";
import { importChunk } from "#lib/import-chunk.ts";
import { useShortcut } from "#ui/page/shortcut.ts";

/** How long to wait for the print layout once its code is loaded, because the page may be busy. */
const maxWaitMs = 2000;

const maxWait = () => new Promise((resolve) => setTimeout(resolve, maxWaitMs));

/**
 * Prints once the print layout is on the page; if the layout does not come, prints the screen as it is. Lets Ctrl+P
 * wait for the layout too: otherwise the browser would print the screen, which shows only one stage.
 */
export function usePrintWhenReady() {
  const [layoutReady] = useState(() => Promise.withResolvers<void>());
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState<unknown>();

  async function print() {
    try {
      await importChunk(() => import("./PrintPortal.tsx"));
    } catch (notLoaded) {
      return setError(notLoaded);
    }
    await Promise.race([layoutReady.promise, maxWait()]);
    globalThis.print();
  }

  useShortcut({ key: "ctrl+p", isInDialog: true, isOff: isReady }, () => void print());

  return {
    printCase: () => void print(),
    /** Why the last press has not printed. */
    error,
    onLayoutReady: useCallback(() => {
      setReady(true);
      layoutReady.resolve();
    }, [layoutReady]),
  };
}
