import { type ComponentType, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { RetrievedCase } from "#api/get-case.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { isLetter } from "#ui/page/shortcut.ts";
import type { PrintedCaseProps } from "./PrintedCase.tsx";

let printed: ComponentType<PrintedCaseProps> | undefined;

/** What prints a case, where it has been loaded: the browser does not wait for it. */
const printedCase = (): ComponentType<PrintedCaseProps> | undefined => printed;

/** Loads what prints a case. Without it the screen is printed as it stands. */
export async function loadPrintedCase(): Promise<void> {
  try {
    printed ??= (await import("./PrintedCase.tsx")).PrintedCase;
  } catch {
    // There is nothing to say as long as nobody prints.
  }
}

/** Opens the browser's print dialog, as soon as there is something to print. */
export async function printCase(): Promise<void> {
  await loadPrintedCase();
  window.print();
}

/**
 * The case on paper, there only while the browser prints. Its code is loaded as soon as the case is
 * on the screen, since the browser prints at once what it finds.
 */
export function CasePrint({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const state = useSessionState();
  const [held, setHeld] = useState<{ readonly Printed: ComponentType<PrintedCaseProps> }>();
  useEffect(() => {
    const onPaper = matchMedia("print");
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let isPrinting = false;
    const show = () => {
      const Printed = printedCase();
      flushSync(() => setHeld(Printed && { Printed }));
    };
    const before = () => {
      isPrinting = true;
      show();
    };
    const after = () => {
      isPrinting = false;
      setHeld(undefined);
    };
    addEventListener("beforeprint", before, options);
    addEventListener("afterprint", after, options);
    const change = () => {
      if (!onPaper.matches) setHeld(undefined);
      // The browser has counted the pages by now: what came only then would be cut off.
      else if (!isPrinting) show();
    };
    // Where the screen is shown as paper, nothing is about to be printed.
    onPaper.addEventListener("change", change, options);
    const begin = async () => {
      await loadPrintedCase();
      if (!listening.signal.aborted) change();
    };
    void begin();
    document.addEventListener(
      "keydown",
      (event) => {
        if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
        if (!isLetter(event, "p") || printedCase()) return;
        event.preventDefault();
        void printCase();
      },
      options,
    );
    return () => listening.abort();
  }, []);
  // What may not be read on the screen may not be printed either.
  if (!held || state === "idle" || state === "signed-out") return null;
  return createPortal(<held.Printed retrieved={retrieved} />, document.body);
}
