import { createContext, use } from "react";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { CaseField } from "#model/field.ts";
import type { Stage } from "#model/stage.ts";
import type { Copies } from "#ui/copy/CopyMenu.tsx";
import type { CopySource } from "./copies.ts";

/** The case that copy buttons copy from. */
export const CopySourceContext = createContext<CopySource | undefined>(undefined);

const load = () => import("./copies.ts");

interface CopyLoaders {
  readonly ofCase: () => Promise<Copies>;
  readonly ofStage: (stage: Stage) => Promise<Copies>;
  readonly ofField: (field: CaseField) => Promise<Copies>;
}

/** Loads the code that makes copies of the case, a stage or a field. */
export function useCopies(): CopyLoaders {
  const source = use(CopySourceContext);
  const language = useLanguage();
  // Paper has no context and no copy buttons.
  function get() {
    if (!source) throw new Error("a copy needs a CopySourceContext above it");
    return source;
  }
  return {
    ofCase: async () => (await load()).caseCopies(get(), language),
    ofStage: async (stage) => (await load()).stageCopies(get(), stage, language),
    ofField: async (field) => (await load()).fieldCopies(get(), field, language),
  };
}
