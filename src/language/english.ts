import { appWords } from "./english/app.ts";
import { caseWords } from "./english/case.ts";
import { createWords } from "./english/create.ts";
import { documentWords } from "./english/documents.ts";
import { failureWords } from "./english/failures.ts";
import { sessionWords } from "./english/session.ts";
import { stageWords } from "./english/stage.ts";
import { uiWords } from "./english/ui.ts";

/** English, a file a room. */
export const english = {
  app: appWords,
  case: caseWords,
  create: createWords,
  documents: documentWords,
  failures: failureWords,
  session: sessionWords,
  stage: stageWords,
  ui: uiWords,
};
