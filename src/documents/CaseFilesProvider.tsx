import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { CaseDocument } from "#model/case-document.ts";
import type { DocumentSizes } from "./reader/messages.ts";

/** The state of a case's files that several parts of the screen share. */
interface CaseFiles {
  /** The sizes in the last answer with files. */
  readonly sizes: DocumentSizes;
  readonly setSizes: (sizes: DocumentSizes) => void;
  /** The previewed document, and the element that had the focus when the preview was opened. */
  readonly previewed: (CaseDocument & { readonly opener: Element | null }) | undefined;
  readonly openPreview: (document: CaseDocument) => void;
  /** Previews another document. Closing still returns the focus to the first `opener`. */
  readonly stepTo: (document: CaseDocument) => void;
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
      openPreview: (shown: CaseDocument) =>
        setPreviewed({ ...shown, opener: document.activeElement }),
      stepTo: (shown: CaseDocument) =>
        setPreviewed((last) => last && { ...shown, opener: last.opener }),
      closePreview: () => setPreviewed(undefined),
    }),
    [sizes, previewed],
  );
  return <CaseFilesContext value={files}>{children}</CaseFilesContext>;
}

/** The state of the case's files. In print, which has no provider, it is empty and opens no preview. */
export const useCaseFiles = (): CaseFiles => use(CaseFilesContext);
