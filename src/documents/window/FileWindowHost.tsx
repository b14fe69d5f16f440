import { useEffect, useEffectEvent } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { type Case, documentsOf } from "#model/case.ts";
import { maskedId, maskedStart } from "#privacy/card-number.ts";
import { useSession } from "#session/SessionProvider.tsx";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import { isLocked } from "../download/use-files.ts";
import { handOver, refuse } from "./hand-over.ts";
import { readFilesRequest } from "./window-messages.ts";

/** Answers the windows that show a file of a case and ask this tab for it, again after they are reloaded. */
export function FileWindowHost({ shown }: { readonly shown: Case }) {
  const { files, retrievedAt } = useCaseFiles();
  const session = useSession();
  const { case: words } = useMessages();
  const answer = useEffectEvent(({ origin, data, ports: [port] }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !port) return;
    const caseId = readFilesRequest(data);
    if (caseId === undefined) return;
    if (caseId !== shown.id || !files || isLocked(session.state())) return refuse(port);
    const title = maskedStart(shown.code) || words.untitled({ id: maskedId(shown.id) });
    handOver(port, { title, retrievedAt, documents: documentsOf(shown), files }, session);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => answer(event);
    window.addEventListener("message", listen);
    return () => window.removeEventListener("message", listen);
  }, []);
  return null;
}
