import { createContext, use } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import type { CopiedPart, CopySource } from "./copies.ts";

/** The case that copy buttons copy from. */
export const CopySourceContext = createContext<
  Omit<CopySource, "includesHiddenFields"> | undefined
>(undefined);

/** Returns a function that loads the code that makes copies, and makes the copy of the case or of one part. */
export function useLoadCopy(): (part?: CopiedPart) => Promise<string> {
  const source = use(CopySourceContext);
  const language = useLanguage();
  const [includesHiddenFields] = useSharedToggle("showsHiddenFields");
  return async (part = {}) => {
    const { copyOf } = await import("./copies.ts");
    // Only a report has no context, and it has no copy buttons.
    if (!source) throw new Error("a copy needs a CopySourceContext above it");
    return copyOf({ ...source, includesHiddenFields }, part, language);
  };
}
