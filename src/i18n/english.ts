import { answerWords } from "./english/answer.ts";
import { arnWords } from "./english/arn.ts";
import { changesWords } from "./english/changes.ts";
import { createWords } from "./english/create.ts";
import { documentWords } from "./english/documents.ts";
import { findWords } from "./english/find.ts";
import { firstEnglish } from "./english/first.ts";
import { packWords } from "./english/pack.ts";
import { paletteWords } from "./english/palette.ts";
import { settingsWords } from "./english/settings.ts";
import { shortcutsWords } from "./english/shortcuts.ts";
import { startWords } from "./english/start.ts";
import { welcomeWords } from "./english/welcome.ts";
import { worklistWords } from "./english/worklist.ts";

/** The English catalogue: a file for each screen or module. */
export const english = {
  ...firstEnglish,
  answer: answerWords,
  arn: arnWords,
  changes: changesWords,
  create: createWords,
  documents: documentWords,
  find: findWords,
  pack: packWords,
  palette: paletteWords,
  settings: settingsWords,
  shortcuts: shortcutsWords,
  start: startWords,
  welcome: welcomeWords,
  worklist: worklistWords,
};
