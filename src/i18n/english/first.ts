import { appWords, uiWords } from "./app.ts";
import { caseWords } from "./case.ts";
import { checkWords } from "./check.ts";
import { copyWords } from "./copy.ts";
import { failureWords } from "./failures.ts";
import { sessionWords } from "./session.ts";
import { stageWords } from "./stage.ts";

/** What every screen says, and a case: the part of English that is in the first chunk. */
export const firstEnglish = {
  app: appWords,
  case: caseWords,
  check: checkWords,
  copy: copyWords,
  failures: failureWords,
  session: sessionWords,
  stage: stageWords,
  ui: uiWords,
};
