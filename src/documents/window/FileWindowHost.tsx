import { useEffect, useEffectEvent } from "react";
import { caseName } from "#case-ui/format-case.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { importChunk } from "#lib/import-chunk.ts";
import { type Case, documentsOf } from "#model/case.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";

/** Answers the windows that ask this tab for a file of a case, also again after a reload of the window. */
export function FileWindowHost({ caseData }: { readonly caseData: Case }) {
  const { files, caseRetrievedAt } = useCaseFiles();
  const session = useSession();
  const t = useMessages();
  const answer = useEffectEvent(async ({ origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !port) return;
    const shownName = maskedStart(caseName(caseData.code, caseData.id, t));
    const handed = files && {
      caseName: shownName,
      retrievedAt: caseRetrievedAt,
      documents: documentsOf(caseData),
      files,
    };
    const { answerWindow } = await importChunk(() => import("./hand-over.ts"));
    answerWindow(port, data, caseData.id, handed, session);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      // Without an answer the window says that it has no file.
      answer(event).catch(() => {});
    };
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
  return null;
}
