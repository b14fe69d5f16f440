import { type ReactNode, useEffect } from "react";
import { useNavigate, useParams } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maskedId } from "#privacy/card-number.ts";
import { LockBanner } from "#session/LockWarning.tsx";
import { LinkButton } from "#ui/Button.tsx";
import { Main } from "#ui/Main.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";
import { CaseFilesContext, noCaseFiles } from "../CaseFilesProvider.tsx";
import { type FilePlace, fileAddress, readFilePlace } from "../preview/file-address.ts";
import { FileViewer } from "./FileViewer.tsx";
import { useHandedFiles } from "./use-handed-files.ts";

interface FileWindowPageProps {
  /** The pages of an address without a case id, and of one without the number of a file. */
  readonly notACaseId: ReactNode;
  readonly notFound: ReactNode;
}

/** `/cases/:id/files/:n`: a file of a case in a window of its own. */
export function FileWindowPage({ notACaseId, notFound }: FileWindowPageProps) {
  const { id, n } = useParams();
  const place = readFilePlace(id, n);
  if (place === "no-case-id") return notACaseId;
  if (place === "no-number") return notFound;
  return <FileWindow key={place.caseId} {...place} />;
}

function FileWindow({ caseId, number }: FilePlace) {
  const { ownWindow: t } = useMessages().documents;
  const navigate = useNavigate();
  const { status, handed, isLockSoon } = useHandedFiles(caseId);
  useEffect(() => {
    // A browser closes only a window that a page has opened; any other window stays, empty.
    if (status === "ended") window.close();
  }, [status]);
  if (status === "asking") return <Main isBusy />;
  if (!handed) return <NoFile caseId={caseId}>{t[status === "ended" ? status : "none"]}</NoFile>;
  const { documents, files, retrievedAt: caseRetrievedAt, caseName } = handed;
  const document = documents[number - 1];
  if (!document) return <NoFile caseId={caseId}>{t.noSuch({ number })}</NoFile>;
  return (
    <CaseFilesContext value={{ ...noCaseFiles, files, caseRetrievedAt }}>
      {isLockSoon && <LockBanner />}
      <FileViewer
        caseId={caseId}
        caseName={caseName}
        documents={documents}
        document={document}
        // Writes the place of the file into the address, so that a reload shows the same file.
        onShow={(shown) =>
          void navigate(fileAddress(caseId, documents.indexOf(shown) + 1), { replace: true })
        }
      />
    </CaseFilesContext>
  );
}

interface NoFileProps {
  readonly caseId: FilePlace["caseId"];
  readonly children: string;
}

/** Says why there is no file, with the link to its case. */
function NoFile({ caseId, children }: NoFileProps) {
  const { case: t, documents } = useMessages();
  return (
    <MessagePage title={documents.ownWindow.title} isAlert>
      <p>{children}</p>
      <LinkButton to={`/cases/${caseId}`}>{t.untitled({ id: maskedId(caseId) })}</LinkButton>
    </MessagePage>
  );
}
