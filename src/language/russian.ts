import { appWords } from "./russian/app.ts";
import { arnWords } from "./russian/arn.ts";
import { batchWords } from "./russian/batch.ts";
import { caseWords } from "./russian/case.ts";
import { changesWords } from "./russian/changes.ts";
import { clockWords } from "./russian/clock.ts";
import { copyWords } from "./russian/copy.ts";
import { createWords } from "./russian/create.ts";
import { documentWords } from "./russian/documents.ts";
import { failureWords } from "./russian/failures.ts";
import { packWords } from "./russian/pack.ts";
import { paletteWords } from "./russian/palette.ts";
import { sessionWords } from "./russian/session.ts";
import { stageWords } from "./russian/stage.ts";
import { uiWords } from "./russian/ui.ts";
import { worklistWords } from "./russian/worklist.ts";
import type { Words } from "./words.ts";

/**
 * Russian, a file a room. The same thing has the same name everywhere: case кейс, transaction
 * операция, stage этап, merchant ТСП, outcome исход, whoever runs the viewer администратор приложения.
 */
export const russian: Words = {
  app: appWords,
  arn: arnWords,
  batch: batchWords,
  case: caseWords,
  changes: changesWords,
  clock: clockWords,
  copy: copyWords,
  create: createWords,
  documents: documentWords,
  failures: failureWords,
  pack: packWords,
  palette: paletteWords,
  session: sessionWords,
  stage: stageWords,
  ui: uiWords,
  worklist: worklistWords,
};
