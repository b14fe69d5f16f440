import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { DocumentSizes } from "./reader/messages.ts";

/** The state of a case's files that several parts of the screen share. */
interface CaseFiles {
  /** The sizes in the last answer with files. */
  readonly sizes: DocumentSizes;
  readonly setSizes: (sizes: DocumentSizes) => void;
  /** The previewed document's `path`, and the element that had the focus when the preview was opened. */
  readonly previewed: { readonly path: string; readonly opener: Element | null } | undefined;
  readonly openPreview: (path: string) => void;
  /** Previews another document. Closing still returns the focus to the first `opener`. */
  readonly stepTo: (path: string) => void;
  readonly closePreview: () => void;
}

const CaseFilesContext = createContext<CaseFiles>({
  sizes: new Map(),
  setSizes: () => {},
  previewed: undefined,
  openPreview: () => {},
  stepTo: () => {},
  closePreview: () => {},
});

/** Provides the state of a case's files to everything below it. */
export function CaseFilesProvider({ children }: { readonly children: ReactNode }) {
  const [sizes, setSizes] = useState<CaseFiles["sizes"]>(new Map());
  const [previewed, setPreviewed] = useState<CaseFiles["previewed"]>();
  const files = useMemo(
    () => ({
      sizes,
      setSizes,
      previewed,
      openPreview: (path: string) => setPreviewed({ path, opener: document.activeElement }),
      stepTo: (path: string) => setPreviewed((last) => last && { ...last, path }),
      closePreview: () => setPreviewed(undefined),
    }),
    [sizes, previewed],
  );
  return <CaseFilesContext value={files}>{children}</CaseFilesContext>;
}

/** The state of the case's files. In print, which has no provider, it is empty and opens no preview. */
export const useCaseFiles = (): CaseFiles => use(CaseFilesContext);
