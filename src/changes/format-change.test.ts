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
  ["Stage “Ruling” changed.", { type: "changed", kind: "state", stage: ruling }],
  ["A stage is no longer there.", { type: "removed", kind: "stage" }],
  ["Details of “Ruling” changed.", { type: "changed", kind: "stageFact", stage: ruling }],
  ["A field of “Ruling” is no longer there.", { type: "removed", kind: "field", stage: ruling }],
  ["A field of the participants is no longer there.", { type: "removed", kind: "field" }],
  [
    "A document in “Ruling” is no longer there.",
    { type: "removed", kind: "document", stage: ruling },
  ],
  ["A transaction is no longer there.", { type: "removed", kind: "transaction" }],
  ["Facts of the case changed.", { type: "changed", kind: "fact" }],
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
const document = { id: "d-1", name: "", creator: "", creationDate: "" };

test.each<[sentence: string, before: object, now: object]>([
  ["Field “Unnamed field” of “Representment” is new.", {}, field({ value: "b" })],
  [
    "Field “Reason” of “Representment” changed from “Lost 1” to “Lost 2”.",
    field({ ...coded, valueCode: "1" }),
    field({ ...coded, valueCode: "2" }),
  ],
  ["Field “Note” of “Representment” changed.", note("it is"), note("it was")],
  [
    "Document “d-1” in “Representment” is new.",
    field({ name: "Files", documentsInfo: [] }),
    field({ name: "Files", documentsInfo: [document] }),
  ],
  [
    "Automatic action of “Representment” changed from 22 Nov 2026, 18:45 to nothing.",
    {},
    { autoActionDate: "9999-12-31T00:00:00" },
  ],
  ["Stage “Representment” changed from Active to not active.", {}, { isActive: false }],
  ["Stage “Representment” changed from Active to Active, Final.", {}, { isFinal: true }],
  [
    "Stage “Representment” changed from Active to Closed 03.11.2026.",
    {},
    { isActive: false, stageCloseDate: "03.11.2026" },
  ],
])("%s", (sentence, before, now) => {
  expect(detectChanges(withStage(before), withStage(now)).map(sentenceFor)).toEqual([sentence]);
});

test("a role that is the declared boolean is told in its words", () => {
  const [before, now] = [true, false].map((operatorRole) => snapshotWith({ operatorRole }));
  expect(before && now && detectChanges(before, now).map(sentenceFor)).toEqual([
    "Your bank changed from “initiator” to “respondent”.",
  ]);
});
