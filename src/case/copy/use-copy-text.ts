import { createContext, use } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import { type CopiedPart, type CopySource, copyOf } from "./copies.ts";

/** The case that copy buttons copy from. */
export const CopySourceContext = createContext<
  Omit<CopySource, "includesHiddenFields"> | undefined
>(undefined);

/** Returns a function that writes the case, or one part of it, as text to copy. */
export function useCopyText(): (part?: CopiedPart) => string {
  const source = use(CopySourceContext);
  const language = useLanguage();
  const [includesHiddenFields] = useSharedToggle("showsHiddenFields");
  return (part = {}) => {
    // Only a report has no context, and it has no copy buttons.
    if (!source) throw new Error("a copy needs a CopySourceContext above it");
    return copyOf({ ...source, includesHiddenFields }, part, language);
  };
}
