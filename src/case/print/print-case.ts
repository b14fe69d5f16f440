import { isLetter, useKeyDown } from "#ui/page/shortcut.ts";

/** How long to wait for the print layout once its code is there: the page may be busy. */
const maxWaitMs = 2000;

const layout = Promise.withResolvers<void>();
let isReady = false;

/** Called when the print layout is on the page. It is on the page of every later case too. */
export function layoutIsReady(): void {
  isReady = true;
  layout.resolve();
}

const maxWait = () => new Promise((resolve) => setTimeout(resolve, maxWaitMs));

async function printLater() {
  const loading = import("./CasePrint.tsx");
  await loading.then(() => Promise.race([layout.promise, maxWait()])).catch(() => {});
  print();
}

/** Prints once the print layout is on the page; without it the screen is printed as it is. */
export const printCase = (): void => void printLater();

/** Lets Ctrl+P wait for the print layout: the browser would print the screen, which shows one stage. */
export function usePrintKey(): void {
  useKeyDown((event) => {
    if (isReady || !isLetter(event, "p")) return;
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    if (!event.repeat) printCase();
  });
}
