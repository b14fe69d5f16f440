import { createContext, use } from "react";
import type { RetrievedCase } from "#api/get-case.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Copies } from "#ui/copy/CopyMenu.tsx";
import { useSharedToggle } from "../CaseTogglesProvider.tsx";
import type { CopiedPart } from "./copies.ts";

/** The case that copy buttons copy from. */
export const CopySourceContext = createContext<RetrievedCase | undefined>(undefined);

/** Returns a function that loads the code that makes copies, and makes those of the case or of one part. */
export function useCopies(): (part?: CopiedPart) => Promise<Copies> {
  const retrieved = use(CopySourceContext);
  const language = useLanguage();
  const [withHidden] = useSharedToggle("hiddenFields");
  return async (part = {}) => {
    const { copiesOf } = await import("./copies.ts");
    // Paper has no context and no copy buttons.
    if (!retrieved) throw new Error("a copy needs a CopySourceContext above it");
    return copiesOf({ retrieved, withHidden }, part, language);
  };
}
