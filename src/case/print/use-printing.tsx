import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { RetrievedCase } from "#api/get-case.ts";
import { useContentsDialog } from "#case-ui/ContentsDialog.tsx";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import { whenIdle } from "#lib/scheduler.ts";
import { hasHiddenFields } from "#model/case.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { isWorkHidden } from "#session/session.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import type { PrintedCase } from "./PrintedCase.tsx";

/** Whether the browser prints. It prints as soon as a listener returns what is in the document by then. */
function useIsBrowserPrinting(): boolean {
  const [printMedia] = useState(() => matchMedia("print"));
  const [isPrinting, setPrinting] = useState(printMedia.matches);
  useEffect(() => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const show = () => flushSync(() => setPrinting(true));
    const hide = () => setPrinting(false);
    addEventListener("beforeprint", show, options);
    addEventListener("afterprint", hide, options);
    // Print media that are emulated fire no print events.
    printMedia.addEventListener("change", () => (printMedia.matches ? show() : hide()), options);
    return () => listeners.abort();
  }, [printMedia]);
  return isPrinting;
}

/**
 * Prints a case by button or key, and asks about its hidden fields before. The browser's own print command asks
 * nothing.
 * @returns `start`; the question and the print layout, to be rendered with the case; why nothing was printed
 */
export function usePrinting(retrieved: RetrievedCase) {
  const { printing: t, case: caseWords } = useMessages();
  const { case: caseData } = retrieved;
  const sessionState = useSessionState();
  const isPrinting = useIsBrowserPrinting();
  /** Loaded soon after the case is shown, because the browser does not wait for it. */
  const [Layout, setLayout] = useState<typeof PrintedCase>();
  const [includesHiddenFields, setIncluded] = useState(false);
  const [error, setError] = useState<unknown>();
  useEffect(() => whenIdle(() => void loadLayout().then(setLayout, () => {})), []);

  async function print() {
    try {
      const layout = await loadLayout();
      flushSync(() => setLayout(layout));
    } catch (notLoaded) {
      return setError(notLoaded);
    }
    globalThis.print();
  }

  // The browser would print the screen, which shows only one stage.
  useShortcut({ key: "ctrl+p", isInDialog: true, isOff: Layout !== undefined }, () => void print());

  const { start, dialog } = useContentsDialog({
    choices: () =>
      hasHiddenFields(caseData) ? [{ key: "hidden", label: caseWords.includeHidden }] : [],
    title: t.printCase,
    confirmLabel: t.print,
    onConfirm(chosen) {
      flushSync(() => setIncluded(chosen.has("hidden")));
      addEventListener("afterprint", () => setIncluded(false), { once: true });
      void print();
    },
  });
  // A locked or signed-out session prints nothing.
  const isShown = isPrinting && !isWorkHidden(sessionState);
  const parts = (
    <>
      {dialog}
      <SectionBoundary resetKey={caseData}>
        {Layout &&
          isShown &&
          createPortal(<Layout {...{ retrieved, includesHiddenFields }} />, document.body)}
      </SectionBoundary>
    </>
  );
  return { start, parts, failure: error !== undefined && <FailureNotice error={error} /> };
}

/** As an updater, because the layout is a function itself. */
async function loadLayout() {
  const { PrintedCase } = await importChunk(() => import("./PrintedCase.tsx"));
  return () => PrintedCase;
}
