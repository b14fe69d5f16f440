import type { LaterWords } from "../later-words.ts";
import { answerWords } from "./answer.ts";
import { arnWords } from "./arn.ts";
import { changesWords } from "./changes.ts";
import { clockWords } from "./clock.ts";
import { createWords } from "./create.ts";
import { documentWords } from "./documents.ts";
import { packWords } from "./pack.ts";
import { paletteWords } from "./palette.ts";
import { reportWords } from "./report.ts";
import { settingsWords } from "./settings.ts";
import { shortcutsWords } from "./shortcuts.ts";
import { startWords } from "./start.ts";
import { welcomeWords } from "./welcome.ts";
import { worklistWords } from "./worklist.ts";

/** What the screens say that come when they are gone to. */
export const laterRussian: LaterWords = {
  answer: answerWords,
  arn: arnWords,
  changes: changesWords,
  clock: clockWords,
  create: createWords,
  documents: documentWords,
  pack: packWords,
  palette: paletteWords,
  report: reportWords,
  settings: settingsWords,
  shortcuts: shortcutsWords,
  start: startWords,
  welcome: welcomeWords,
  worklist: worklistWords,
};
