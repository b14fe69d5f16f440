import { useStore } from "#lib/store.ts";
import { mediaQuery } from "#ui/page/media-query.ts";
import { useIsPrinting } from "#ui/page/print-mode.ts";
import { useHasPreview } from "../CaseFilesProvider.tsx";

/**
 * Wide enough for the file beside the fields: 1,200 pixels. The same as in the style of the case. One for all
 * components, as the window is.
 */
const wideWindow = mediaQuery("(width >= 75em)");

/** Whether a preview would stand beside the fields, not over them. */
export const useIsBeside = (): boolean => useStore(wideWindow);

/** Whether a preview is open beside the fields; never in print. */
export function useHasPreviewBeside(): boolean {
  const isBeside = useIsBeside();
  const isPrinting = useIsPrinting();
  return useHasPreview() && isBeside && !isPrinting;
}
