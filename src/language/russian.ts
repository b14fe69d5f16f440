import { appWords } from "./russian/app.ts";
import { caseWords } from "./russian/case.ts";
import { createWords } from "./russian/create.ts";
import { documentWords } from "./russian/documents.ts";
import { failureWords } from "./russian/failures.ts";
import { sessionWords } from "./russian/session.ts";
import { stageWords } from "./russian/stage.ts";
import { uiWords } from "./russian/ui.ts";
import type { Words } from "./words.ts";

/**
 * Russian, a file a room. The same thing has the same name everywhere: case кейс, transaction
 * операция, stage этап, merchant ТСП, outcome исход, whoever runs the viewer администратор приложения.
 */
export const russian: Words = {
  app: appWords,
  case: caseWords,
  create: createWords,
  documents: documentWords,
  failures: failureWords,
  session: sessionWords,
  stage: stageWords,
  ui: uiWords,
};
