// The English catalogue: a file for each screen or module.
export { answerWords as answer } from "./english/answer.ts";
export { arnWords as arn } from "./english/arn.ts";
export { changesWords as changes } from "./english/changes.ts";
export { createWords as create } from "./english/create.ts";
export { documentWords as documents, packWords as pack } from "./english/documents.ts";
export { findWords as find } from "./english/find.ts";
export * from "./english/first.ts";
export { paletteWords as palette } from "./english/palette.ts";
export { settingsWords as settings } from "./english/settings.ts";
export { shortcutsWords as shortcuts } from "./english/shortcuts.ts";
export { startWords as start } from "./english/start.ts";
export { worklistWords as worklist } from "./english/worklist.ts";
