// The English catalogue: a file for each screen or module.
export * from "./english/app.ts";
export * from "./english/case.ts";
export * from "./english/changes.ts";
export * from "./english/create.ts";
export * from "./english/documents.ts";
export * from "./english/failures.ts";
export * from "./english/session.ts";
export * from "./english/settings.ts";
export * from "./english/stage.ts";
export * from "./english/worklist.ts";
