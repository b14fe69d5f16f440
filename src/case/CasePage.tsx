import { Link, useParams } from "react-router";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { readCaseId } from "#model/case-id.ts";
import { MessagePage } from "#ui/MessagePage.tsx";
import { CaseScreen } from "./CaseScreen.tsx";

/** `/cases/:id`. What is no case id never reaches the service. */
export function CasePage() {
  const { id: sent = "" } = useParams();
  const id = readCaseId(sent);
  return id === undefined ? <NotACaseId /> : <CaseScreen key={id} id={id} />;
}

/** The address names no case: said without asking the service. */
function NotACaseId() {
  const words = useWords();
  const { notAnId } = words.case;
  return (
    <MessagePage title={notAnId.title} isAlert>
      <p>{notAnId.what}</p>
      <Link to="/">{words.failures.openOther}</Link>
    </MessagePage>
  );
}
