import { type ComponentType, useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { RetrievedCase } from "#api/get-case.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { isLetter } from "#ui/page/shortcut.ts";
import type { PrintedCaseProps } from "./PrintedCase.tsx";

let printed: ComponentType<PrintedCaseProps> | undefined;

/** The print layout, if it has been loaded: the browser does not wait for it. */
const printedCase = (): ComponentType<PrintedCaseProps> | undefined => printed;

/** Loads the print layout. Without it the screen is printed as it is. */
export async function loadPrintedCase(): Promise<void> {
  try {
    printed ??= (await import("./PrintedCase.tsx")).PrintedCase;
  } catch {
    // Not reported: the operator may never print.
  }
}

/** Opens the browser's print dialog once the print layout is loaded. */
export async function printCase(): Promise<void> {
  await loadPrintedCase();
  window.print();
}

/**
 * The case on paper, rendered only while the browser prints. Its code is loaded as soon as the case
 * is shown, because the browser prints synchronously what is in the document.
 */
export function CasePrint({ retrieved }: { readonly retrieved: RetrievedCase }) {
  const state = useSessionState();
  const [layout, setLayout] = useState<{ readonly Printed: ComponentType<PrintedCaseProps> }>();
  useEffect(() => {
    const onPaper = matchMedia("print");
    const listening = new AbortController();
    const options = { signal: listening.signal };
    let isPrinting = false;
    const show = () => {
      const Printed = printedCase();
      flushSync(() => setLayout(Printed && { Printed }));
    };
    const before = () => {
      isPrinting = true;
      show();
    };
    const after = () => {
      isPrinting = false;
      setLayout(undefined);
    };
    addEventListener("beforeprint", before, options);
    addEventListener("afterprint", after, options);
    const change = () => {
      if (!onPaper.matches) setLayout(undefined);
      // After `beforeprint` the browser has counted the pages: anything rendered later is cut off.
      else if (!isPrinting) show();
    };
    // Emulated print media: no print events come.
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
  // A locked or signed-out session prints nothing.
  if (!layout || state === "idle" || state === "signed-out") return null;
  return createPortal(<layout.Printed retrieved={retrieved} />, document.body);
}
