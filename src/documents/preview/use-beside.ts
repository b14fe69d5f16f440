import { useSyncExternalStore } from "react";
import { useCaseFiles } from "../CaseFilesProvider.tsx";

/** Wide enough for the file beside the fields: 1,200 pixels. The same as in the style of the case. */
const wideScreen = matchMedia("(width >= 75em)");

/** Whether a preview stands beside the fields and not over them. */
export function useIsBeside(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      wideScreen.addEventListener("change", onChange);
      return () => wideScreen.removeEventListener("change", onChange);
    },
    () => wideScreen.matches,
  );
}

/** Whether a preview is open beside the fields. */
export function useHasPreviewBeside(): boolean {
  const isBeside = useIsBeside();
  return useCaseFiles().previewed !== undefined && isBeside;
}
