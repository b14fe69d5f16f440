import { appWords } from "./english/app.ts";
import { arnWords } from "./english/arn.ts";
import { batchWords } from "./english/batch.ts";
import { caseWords } from "./english/case.ts";
import { changesWords } from "./english/changes.ts";
import { clockWords } from "./english/clock.ts";
import { copyWords } from "./english/copy.ts";
import { createWords } from "./english/create.ts";
import { documentWords } from "./english/documents.ts";
import { failureWords } from "./english/failures.ts";
import { packWords } from "./english/pack.ts";
import { paletteWords } from "./english/palette.ts";
import { sessionWords } from "./english/session.ts";
import { stageWords } from "./english/stage.ts";
import { uiWords } from "./english/ui.ts";
import { worklistWords } from "./english/worklist.ts";

/** English, a file a room. */
export const english = {
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
