import { createContext, type ReactNode, use, useMemo, useState } from "react";
import type { KnownContent } from "./reader/messages.ts";

/** The files of the case on the screen: what is known of them, and which one is previewed. */
interface CaseFiles {
  /** What the last answer with files says of each document, by its `fileKey`. */
  readonly contents: ReadonlyMap<string, KnownContent>;
  readonly setContents: (contents: ReadonlyMap<string, KnownContent>) => void;
  /** `path` of the document in the answer, and what had the focus when the preview was opened. */
  readonly previewed: { readonly path: string; readonly opener: Element | null } | undefined;
  readonly openPreview: (path: string) => void;
  /** Previews another document; closing goes back to where the preview was opened. */
  readonly stepTo: (path: string) => void;
  readonly closePreview: () => void;
}

const CaseFilesContext = createContext<CaseFiles>({
  contents: new Map(),
  setContents: () => {},
  previewed: undefined,
  openPreview: () => {},
  stepTo: () => {},
  closePreview: () => {},
});

/** Shares what is known of a case's files, and which one is previewed, with everything below it. */
export function CaseFilesProvider({ children }: { readonly children: ReactNode }) {
  const [contents, setContents] = useState<CaseFiles["contents"]>(new Map());
  const [previewed, setPreviewed] = useState<CaseFiles["previewed"]>();
  const files = useMemo(
    () => ({
      contents,
      setContents,
      previewed,
      openPreview: (path: string) => setPreviewed({ path, opener: document.activeElement }),
      stepTo: (path: string) => setPreviewed((last) => last && { ...last, path }),
      closePreview: () => setPreviewed(undefined),
    }),
    [contents, previewed],
  );
  return <CaseFilesContext value={files}>{children}</CaseFilesContext>;
}

/** The files of the case on the screen; in print, where there are no buttons, none. */
export const useCaseFiles = (): CaseFiles => use(CaseFilesContext);
