import { type ReactNode, use, useEffect, useMemo, useState } from "react";
import { requiredContext } from "#lib/required-context.ts";
import { createStore, useStore, type WritableStore } from "#lib/store.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { isWorkHidden } from "#session/session.ts";
import { mediaQuery, useIsPrinting } from "#ui/page/display.ts";
import type { CaseFiles } from "./files/worker-messages.ts";

interface CaseFilesState {
  readonly caseId: CaseId;
  /** When the case on the screen was read, in milliseconds since 1970. */
  readonly caseRetrievedAt: number;
  /** The files that were read last, also for an action that began before. */
  readonly kept: WritableStore<CaseFiles | undefined>;
  readonly files: CaseFiles | undefined;
  readonly previewed: (CaseDocument & { readonly opener: Element | null }) | undefined;
  readonly openPreview: (document: CaseDocument) => void;
  /** Previews another document. Closing still returns the focus to the first `opener`. */
  readonly previewOther: (document: CaseDocument) => void;
  readonly closePreview: () => void;
  readonly uncoverList: () => void;
}

const [CaseFilesContext, useCaseFiles] = requiredContext<CaseFilesState>("CaseFilesProvider");

export { useCaseFiles };

interface CaseFilesProviderProps {
  readonly caseId: CaseId;
  readonly retrievedAt: number;
  /** Called before a file or the list of files is shown, to remove what hides it. A stable function. */
  readonly onBeforeShow?: () => void;
  readonly children: ReactNode;
}

/** Keeps the files that were read until the case is left or the session is locked. */
export function CaseFilesProvider(props: CaseFilesProviderProps) {
  const { caseId, retrievedAt, onBeforeShow, children } = props;
  const [kept] = useState(() => createStore<CaseFiles | undefined>(undefined));
  const files = useStore(kept);
  const [previewed, setPreviewed] = useState<CaseFilesState["previewed"]>();
  const isSessionLocked = isWorkHidden(useSessionState());
  useEffect(() => {
    if (isSessionLocked) kept.set(undefined);
  }, [isSessionLocked, kept]);
  const value = useMemo(
    () => ({
      caseId,
      caseRetrievedAt: retrievedAt,
      kept,
      files,
      previewed,
      openPreview(shown: CaseDocument) {
        onBeforeShow?.();
        setPreviewed({ ...shown, opener: document.activeElement });
      },
      previewOther: (shown: CaseDocument) =>
        setPreviewed((last) => last && { ...shown, opener: last.opener }),
      closePreview: () => setPreviewed(undefined),
      uncoverList: () => onBeforeShow?.(),
    }),
    [caseId, retrievedAt, kept, files, previewed, onBeforeShow],
  );
  return <CaseFilesContext value={value}>{children}</CaseFilesContext>;
}

/** 1,200 pixels, as in the style of the case. */
const wideWindow = mediaQuery("(width >= 75em)");

/** Whether a preview would stand beside the fields, not over them. */
export const useIsBeside = (): boolean => useStore(wideWindow);

/** Whether a preview is open beside the fields; never in print, nor in a report, which has no provider. */
export function useHasPreviewBeside(): boolean {
  const isBeside = useIsBeside();
  const isPrinting = useIsPrinting();
  return use(CaseFilesContext)?.previewed !== undefined && isBeside && !isPrinting;
}
