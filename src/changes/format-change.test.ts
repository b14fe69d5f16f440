import { expect, test } from "vitest";
import { loadLanguage } from "#i18n/languages.ts";
import { type Change, detectChanges } from "#model/change.ts";
import { snapshotWith } from "#model/fixtures/case-of.ts";
import dispute from "#wire/fixtures/dispute.json";
import { formatChange } from "./format-change.ts";

const english = await loadLanguage("en-GB");

const sentenceFor = (change: Change) =>
  formatChange(change, english).replaceAll(/[\u2068\u2069]/g, "");

const ruling = { key: "44", name: "Ruling" };
const ofNothing = { stage: undefined, before: undefined, now: undefined };

/** Of which only fingerprints are left. */
test.each<[sentence: string, change: Partial<Change> & Pick<Change, "type" | "kind">]>([
  ["No longer there: a stage", { type: "removed", kind: "stage" }],
  ["No longer there: a field of “Ruling”", { type: "removed", kind: "field", stage: ruling }],
  ["Facts of the case changed", { type: "changed", kind: "fact" }],
])("%s", (sentence, change) => {
  expect(sentenceFor({ ...ofNothing, ...change })).toBe(sentence);
});

const withStage = (stage: object) =>
  snapshotWith({
    ...dispute.bpItem,
    stages: [{ ...dispute.bpItem.stages[1], fields: [], ...stage }],
  });

const field = (more: object) => ({ fields: [{ baseTypeCode: "String", ...more }] });
const note = (end: string) => field({ name: "Note", value: `${"so ".repeat(40)}${end}` });
const coded = { name: "Reason", value: "Lost" };
test.each<[sentence: string, before: object, now: object]>([
  [
    "Reason: Lost (1) → Lost (2)",
    field({ ...coded, valueCode: "1" }),
    field({ ...coded, valueCode: "2" }),
  ],
  ["Note changed", note("it is"), note("it was")],
  ["Deadline moved: 22 Nov → 8 Dec", {}, { autoActionDate: "2026-12-08T23:00:00" }],
  [
    "Deadline moved: 22 Nov 2026, 18:45 → 22 Nov 2026, 20:00",
    {},
    { autoActionDate: "2026-11-22T20:00:00" },
  ],
  // The count of the files is no change of its own.
  [
    "Receipt: file added (receipt-lens.pdf)",
    field({ name: "Receipt", value: "" }),
    field({ name: "Receipt", value: "1", documentsInfo: [{ id: "7", name: "receipt-lens.pdf" }] }),
  ],
  ["“Representment” has begun", { isActive: false }, {}],
  [
    "“Representment”: Answer accepted by the acquirer",
    {},
    { controlActionStatus: "AcceptedByAcquirer" },
  ],
  ["“Representment” closed", {}, { isActive: false, stageCloseDate: "03.11.2026" }],
])("%s", (sentence, before, now) => {
  expect(detectChanges(withStage(before), withStage(now)).map(sentenceFor)).toEqual([sentence]);
});

test.each([
  ["Your bank: initiator → respondent", { operatorRole: true }, { operatorRole: false }],
  ["Reversal exists: yes → no", { isReversalExists: true }, { isReversalExists: false }],
])("a flag is told in its words: %s", (sentence, before, now) => {
  expect(detectChanges(snapshotWith(before), snapshotWith(now)).map(sentenceFor)).toEqual([
    sentence,
  ]);
});
