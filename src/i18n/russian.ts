import { answerWords } from "./russian/answer.ts";
import { appWords, uiWords } from "./russian/app.ts";
import { arnWords } from "./russian/arn.ts";
import { caseWords } from "./russian/case.ts";
import { changesWords } from "./russian/changes.ts";
import { checkWords } from "./russian/check.ts";
import { copyWords } from "./russian/copy.ts";
import { createWords } from "./russian/create.ts";
import { documentWords } from "./russian/documents.ts";
import { failureWords } from "./russian/failures.ts";
import { findWords } from "./russian/find.ts";
import { packWords } from "./russian/pack.ts";
import { paletteWords } from "./russian/palette.ts";
import { sessionWords } from "./russian/session.ts";
import { settingsWords } from "./russian/settings.ts";
import { shortcutsWords } from "./russian/shortcuts.ts";
import { stageWords } from "./russian/stage.ts";
import { startWords } from "./russian/start.ts";
import { welcomeWords } from "./russian/welcome.ts";
import { worklistWords } from "./russian/worklist.ts";
import type { Words } from "./words.ts";

/**
 * The Russian catalogue: a file for each screen or module. Its terms: case кейс, transaction операция,
 * stage этап, merchant ТСП, outcome исход, administrator администратор приложения.
 */
export const russian: Words = {
  answer: answerWords,
  app: appWords,
  arn: arnWords,
  case: caseWords,
  changes: changesWords,
  check: checkWords,
  copy: copyWords,
  create: createWords,
  documents: documentWords,
  failures: failureWords,
  find: findWords,
  pack: packWords,
  palette: paletteWords,
  session: sessionWords,
  settings: settingsWords,
  shortcuts: shortcutsWords,
  stage: stageWords,
  start: startWords,
  ui: uiWords,
  welcome: welcomeWords,
  worklist: worklistWords,
};
