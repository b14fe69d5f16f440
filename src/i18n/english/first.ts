// What every screen says, and a case: the part of English that is in the first chunk.
export { appWords as app, uiWords as ui } from "./app.ts";
export { caseWords as case, checkWords as check, copyWords as copy } from "./case.ts";
export { failureWords as failures } from "./failures.ts";
export { sessionWords as session } from "./session.ts";
export { stageWords as stage } from "./stage.ts";
