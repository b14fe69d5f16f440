import { createContext, use } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { useOperatorName, useSettings } from "#session/SessionProvider.tsx";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import type { CopiedPart } from "./copies.ts";

/** The case that copy buttons copy from. */
export const CopySourceContext = createContext<RetrievedCase | undefined>(undefined);

/** Returns a function that loads the code that makes copies, and makes the copy of the case or of one part. */
export function useCopies(): (part?: CopiedPart) => Promise<string> {
  const retrieved = use(CopySourceContext);
  const language = useLanguage();
  const settings = useSettings();
  const operatorName = useOperatorName();
  const [withHidden] = useSharedToggle("hiddenFields");
  return async (part = {}) => {
    const { copyOf } = await import("./copies.ts");
    // Paper has no context and no copy buttons.
    if (!retrieved) throw new Error("a copy needs a CopySourceContext above it");
    return copyOf({ retrieved, withHidden, settings, operatorName }, part, language);
  };
}
