import { useState } from "react";
import { flushSync } from "react-dom";
import { useHiddenFieldsDialog } from "#case-ui/HiddenFieldsDialog.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { type Case, hasHiddenFields } from "#model/case.ts";
import { usePrintCase } from "./use-print-case.ts";

/**
 * Prints a case by button or key, and asks about its hidden fields before. The browser's own print command asks
 * nothing.
 */
export function usePrintDialog(caseData: Case) {
  const { copy } = useMessages();
  const { printCase, onLayoutReady } = usePrintCase();
  const [includesHiddenFields, setIncluded] = useState(false);
  const { start, dialog } = useHiddenFieldsDialog({
    hasHiddenFields: () => hasHiddenFields(caseData),
    title: copy.printCase,
    confirmLabel: copy.print,
    onConfirm(isIncluded) {
      // The browser prints synchronously what is in the document.
      flushSync(() => setIncluded(isIncluded));
      addEventListener("afterprint", () => setIncluded(false), { once: true });
      printCase();
    },
  });
  return { start, dialog, includesHiddenFields, onLayoutReady };
}
