// What every screen says, and a case: the part of English that is in the first chunk.
export { appWords as app, uiWords as ui } from "./app.ts";
export { caseWords as case } from "./case.ts";
export { checkWords as check } from "./check.ts";
export { copyWords as copy } from "./copy.ts";
export { failureWords as failures } from "./failures.ts";
export { sessionWords as session } from "./session.ts";
export { stageWords as stage } from "./stage.ts";
