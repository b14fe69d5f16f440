// The Russian catalogue: a file for each screen or module. Its terms: case кейс, transaction операция,
// stage этап, merchant ТСП, outcome исход, administrator администратор приложения.
export { answerWords as answer } from "./russian/answer.ts";
export { appWords as app, uiWords as ui } from "./russian/app.ts";
export { arnWords as arn } from "./russian/arn.ts";
export { caseWords as case, checkWords as check, copyWords as copy } from "./russian/case.ts";
export { changesWords as changes } from "./russian/changes.ts";
export { createWords as create } from "./russian/create.ts";
export { documentWords as documents, packWords as pack } from "./russian/documents.ts";
export { failureWords as failures } from "./russian/failures.ts";
export { findWords as find } from "./russian/find.ts";
export { paletteWords as palette } from "./russian/palette.ts";
export { sessionWords as session } from "./russian/session.ts";
export { settingsWords as settings } from "./russian/settings.ts";
export { shortcutsWords as shortcuts } from "./russian/shortcuts.ts";
export { stageWords as stage } from "./russian/stage.ts";
export { startWords as start } from "./russian/start.ts";
export { worklistWords as worklist } from "./russian/worklist.ts";
