// The English catalogue: a file for each screen or module.
export { answerWords as answer } from "./english/answer.ts";
export { appWords as app, uiWords as ui } from "./english/app.ts";
export { arnWords as arn } from "./english/arn.ts";
export { caseWords as case, checkWords as check, copyWords as copy } from "./english/case.ts";
export { changesWords as changes } from "./english/changes.ts";
export { createWords as create } from "./english/create.ts";
export { documentWords as documents, packWords as pack } from "./english/documents.ts";
export { failureWords as failures } from "./english/failures.ts";
export { findWords as find } from "./english/find.ts";
export { paletteWords as palette } from "./english/palette.ts";
export { sessionWords as session } from "./english/session.ts";
export { settingsWords as settings } from "./english/settings.ts";
export { shortcutsWords as shortcuts } from "./english/shortcuts.ts";
export { stageWords as stage } from "./english/stage.ts";
export { startWords as start } from "./english/start.ts";
export { worklistWords as worklist } from "./english/worklist.ts";
