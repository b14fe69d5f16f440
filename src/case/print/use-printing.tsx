import { type ComponentType, lazy, useCallback, useState } from "react";
import { flushSync } from "react-dom";
import type { RetrievedCase } from "#api/get-case.ts";
import { useContentsDialog } from "#case-ui/ContentsDialog.tsx";
import { FailureNotice } from "#case-ui/FailureNotice.tsx";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import { untilIdle } from "#lib/scheduler.ts";
import { hasHiddenFields } from "#model/case.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import type { PrintPortalProps } from "./PrintedCase.tsx";

/** Renders nothing when its code cannot be loaded: who prints is told. */
const PrintPortal = lazy<ComponentType<PrintPortalProps>>(async () => {
  await untilIdle();
  return importChunk(async () => ({
    default: (await import("./PrintedCase.tsx")).PrintPortal,
  })).catch(() => ({ default: () => null }));
});

/** How long to wait for the print layout once its code is loaded, because the page may be busy. */
const maxWaitMs = 2000;

const maxWait = () => new Promise((resolve) => setTimeout(resolve, maxWaitMs));

/**
 * Prints once the print layout is on the page; if the layout does not come, prints the screen as it is. Lets Ctrl+P
 * wait for the layout too: otherwise the browser would print the screen, which shows only one stage.
 */
function usePrintWhenReady() {
  const [layoutReady] = useState(() => Promise.withResolvers<void>());
  const [isReady, setReady] = useState(false);
  const [error, setError] = useState<unknown>();

  async function print() {
    try {
      await importChunk(() => import("./PrintedCase.tsx"));
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

/**
 * Prints a case by button or key, and asks about its hidden fields before. The browser's own print command asks
 * nothing.
 * @returns `start`, what has to be rendered with the case: the question and the print layout, and why nothing was
 *   printed.
 */
export function usePrinting(retrieved: RetrievedCase) {
  const { printing: t, case: caseWords } = useMessages();
  const { case: caseData } = retrieved;
  const { printCase, error, onLayoutReady } = usePrintWhenReady();
  const [includesHiddenFields, setIncluded] = useState(false);
  const { start, dialog } = useContentsDialog({
    choices: () =>
      hasHiddenFields(caseData) ? [{ key: "hidden", label: caseWords.includeHidden }] : [],
    title: t.printCase,
    confirmLabel: t.print,
    onConfirm(chosen) {
      // The browser prints synchronously what is in the document.
      flushSync(() => setIncluded(chosen.has("hidden")));
      addEventListener("afterprint", () => setIncluded(false), { once: true });
      printCase();
    },
  });
  const parts = (
    <>
      {dialog}
      <SectionBoundary resetKey={caseData}>
        <PrintPortal
          retrieved={retrieved}
          includesHiddenFields={includesHiddenFields}
          onPrintLayoutReady={onLayoutReady}
        />
      </SectionBoundary>
    </>
  );
  return { start, parts, failure: error !== undefined && <FailureNotice error={error} /> };
}
