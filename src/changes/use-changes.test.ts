import { expect, test } from "vitest";
import type { Change } from "#model/change.ts";
import { marksOf } from "./use-changes.ts";

const ofRuling = { stage: { key: "44", name: "Ruling" }, before: undefined, now: undefined };
const stage: Change = { how: "new", kind: "stage", ...ofRuling };
const document: Change = { how: "new", kind: "document", ...ofRuling };

test.each([
  ["new", [stage]],
  ["new", [stage, document]],
  ["new", [document, stage]],
  ["changed", [document]],
] as const)("a stage is marked as %s after %j", (mark, changes) => {
  expect([...marksOf(changes)]).toEqual([["stage 44", mark]]);
});
