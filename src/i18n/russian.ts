// The Russian catalogue: a file for each screen or module. Its terms: case кейс, transaction операция,
// stage этап, merchant ТСП, outcome исход, administrator администратор приложения.
export * from "./russian/app.ts";
export * from "./russian/case.ts";
export * from "./russian/changes.ts";
export * from "./russian/create.ts";
export * from "./russian/documents.ts";
export * from "./russian/failures.ts";
export * from "./russian/session.ts";
export * from "./russian/settings.ts";
export * from "./russian/stage.ts";
export * from "./russian/worklist.ts";
