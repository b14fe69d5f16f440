import { batchWords } from "./batch.ts";
import { createWords } from "./create.ts";
import { settingsWords } from "./settings.ts";
import { welcomeWords } from "./welcome.ts";
import { worklistWords } from "./worklist.ts";

/** What the screens say that come when they are gone to. */
export const laterEnglish = {
  batch: batchWords,
  create: createWords,
  settings: settingsWords,
  welcome: welcomeWords,
  worklist: worklistWords,
};
