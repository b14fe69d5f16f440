// The English catalogue: a file for each screen or module.
export * from "./english/answer.ts";
export * from "./english/app.ts";
export * from "./english/arn.ts";
export * from "./english/case.ts";
export * from "./english/changes.ts";
export * from "./english/create.ts";
export * from "./english/documents.ts";
export * from "./english/fact.ts";
export * from "./english/failures.ts";
export * from "./english/find.ts";
export * from "./english/session.ts";
export * from "./english/settings.ts";
export * from "./english/shortcuts.ts";
export * from "./english/stage.ts";
export * from "./english/start.ts";
export * from "./english/ui.ts";
export * from "./english/worklist.ts";
