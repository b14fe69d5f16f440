import { useQuery, useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { useSessionState } from "#session/SessionProvider.tsx";
import { isWorkHidden } from "#session/session.ts";
import { filesQuery } from "./download/use-files.ts";
import type { CaseFiles } from "./worker/worker-messages.ts";

interface CaseFilesState {
  /** When the case on the screen was read, in milliseconds since 1970. */
  readonly caseRetrievedAt: number;
  /** The files that were read last; `undefined` before the first reading. */
  readonly files: CaseFiles | undefined;
  readonly previewed: (CaseDocument & { readonly opener: Element | null }) | undefined;
  readonly openPreview: (document: CaseDocument) => void;
  /** Previews another document. Closing still returns the focus to the first `opener`. */
  readonly previewOther: (document: CaseDocument) => void;
  readonly closePreview: () => void;
  readonly uncoverList: () => void;
}

/** The state where nothing was read, and nothing can be previewed. */
const noCaseFiles: CaseFilesState = {
  caseRetrievedAt: 0,
  files: undefined,
  previewed: undefined,
  openPreview: () => {},
  previewOther: () => {},
  closePreview: () => {},
  uncoverList: () => {},
};

const CaseFilesContext = createContext(noCaseFiles);

interface CaseFilesProviderProps {
  readonly caseId: CaseId;
  /** When the case was read, in milliseconds since 1970. */
  readonly retrievedAt: number;
  /** Called before a file or the list of files is shown, to remove what hides it. A stable function. */
  readonly onBeforeShow?: () => void;
  readonly children: ReactNode;
}

/**
 * Provides the state of a case's files to everything below it. The files that were read are kept until
 * the case is left or the session is locked.
 */
export function CaseFilesProvider(props: CaseFilesProviderProps) {
  const { caseId, retrievedAt, onBeforeShow, children } = props;
  const { data: files } = useQuery(filesQuery(caseId));
  const [previewed, setPreviewed] = useState<CaseFilesState["previewed"]>();
  const queryClient = useQueryClient();
  const isSessionLocked = isWorkHidden(useSessionState());
  useEffect(() => {
    const { queryKey } = filesQuery(caseId);
    if (isSessionLocked) void queryClient.resetQueries({ queryKey, exact: true });
  }, [isSessionLocked, queryClient, caseId]);
  useEffect(
    () => () => queryClient.removeQueries({ queryKey: filesQuery(caseId).queryKey, exact: true }),
    [queryClient, caseId],
  );
  const value = useMemo(
    () => ({
      caseRetrievedAt: retrievedAt,
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
    [retrievedAt, files, previewed, onBeforeShow],
  );
  return <CaseFilesContext value={value}>{children}</CaseFilesContext>;
}

/** The state of the case's files. In a report, which has no provider, it is empty and opens no preview. */
export const useCaseFiles = (): CaseFilesState => use(CaseFilesContext);
