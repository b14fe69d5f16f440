import { useCallback, useRef, useState } from "react";
import { isLetter, useKeyDown } from "#ui/page/shortcut.ts";

/** How long to wait for the print layout once its code is loaded, because the page may be busy. */
const maxWaitMs = 2000;

const maxWait = () => new Promise((resolve) => setTimeout(resolve, maxWaitMs));

/**
 * Prints once the print layout is on the page; if the layout does not come, prints the screen as it is. Lets Ctrl+P
 * wait for the layout too: otherwise the browser would print the screen, which shows only one stage.
 */
export function usePrintCase() {
  const [layout] = useState(() => Promise.withResolvers<void>());
  const isReady = useRef(false);

  async function print() {
    const loading = import("./PrintPortal.tsx");
    await loading.then(() => Promise.race([layout.promise, maxWait()])).catch(() => {});
    globalThis.print();
  }

  useKeyDown((event) => {
    if (isReady.current || !isLetter(event, "p")) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat) void print();
  });

  return {
    printCase: () => void print(),
    /** To be called when the print layout is on the page. */
    onLayoutReady: useCallback(() => {
      isReady.current = true;
      layout.resolve();
    }, [layout]),
  };
}
