import { useParams } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { readEnteredId } from "#model/case-id.ts";
import { LinkButton } from "#ui/Button.tsx";
import { MessagePage } from "#ui/Main.tsx";
import { CaseScreen } from "./CaseScreen.tsx";

/** `/cases/:id`. An id that cannot be valid is not sent to the service. */
export function CasePage() {
  const { id: idInAddress = "" } = useParams();
  const id = readEnteredId(idInAddress);
  return id === undefined ? <NotACaseId /> : <CaseScreen key={id} id={id} />;
}

function NotACaseId() {
  const t = useMessages();
  const { notAnId } = t.case;
  return (
    <MessagePage title={notAnId.title} isAlert>
      <p>{notAnId.what}</p>
      <LinkButton to="/">{t.failures.openOther}</LinkButton>
    </MessagePage>
  );
}
