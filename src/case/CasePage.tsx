import { useParams } from "react-router";
import { readCaseId } from "#model/case-id.ts";
import { CaseScreen } from "./CaseScreen.tsx";
import { NotACaseId } from "./NotACaseId.tsx";

/** `/cases/:id`. What is no case id never reaches the service. */
export function CasePage() {
  const { id: sent = "" } = useParams();
  const id = readCaseId(sent);
  return id === undefined ? <NotACaseId /> : <CaseScreen key={id} id={id} />;
}
