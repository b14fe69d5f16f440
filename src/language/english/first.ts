import { appWords } from "./app.ts";
import { arnWords } from "./arn.ts";
import { caseWords } from "./case.ts";
import { changesWords } from "./changes.ts";
import { clockWords } from "./clock.ts";
import { copyWords } from "./copy.ts";
import { documentWords } from "./documents.ts";
import { failureWords } from "./failures.ts";
import { packWords } from "./pack.ts";
import { paletteWords } from "./palette.ts";
import { sessionWords } from "./session.ts";
import { stageWords } from "./stage.ts";
import { uiWords } from "./ui.ts";

/** What every screen says, and a case. */
export const firstEnglish = {
  app: appWords,
  arn: arnWords,
  case: caseWords,
  changes: changesWords,
  clock: clockWords,
  copy: copyWords,
  documents: documentWords,
  failures: failureWords,
  pack: packWords,
  palette: paletteWords,
  session: sessionWords,
  stage: stageWords,
  ui: uiWords,
};
