import { describe, expect, test } from "vitest";
import dispute from "#wire/fixtures/dispute.json";
import odd from "#wire/fixtures/odd.json";
import { detectChanges, type SnapshotPart } from "./change.ts";
import { snapshotWith } from "./fixtures/case-of.ts";

const { bpItem } = dispute;
const [opened, active, closed] = bpItem.stages;

/** The changes between two readings, each as "type kind stage". */
const changesOf = (before: object, now: object) =>
  detectChanges(snapshotWith(before), snapshotWith(now)).map(({ type, kind, stage }) =>
    [type, kind, stage?.name].filter(Boolean).join(" "),
  );

const withStage = (more: object) => ({
  ...bpItem,
  stages: [opened, { ...active, ...more }, closed],
});
const withFields = (...fields: object[]) => withStage({ fields });
const text = (code: string, value: string) => ({ baseTypeCode: "String", code, name: code, value });
const money = (value: string) => ({
  ...text("f_Sum", value),
  baseTypeCode: "Money",
  jsonValue: '{"amount":1.50,"currency":{"code":"EUR"}}',
});
const withDocuments = (...documentsInfo: object[]) =>
  withFields({ ...text("f_Docs", ""), documentsInfo });

const ruling = { ...active, stageId: 44, id: 7004, name: "Ruling" };
const otherUser = [{ ...bpItem.participantFields[0], value: "Other" }];
const otherMerchant = [{ ...bpItem.startTrxProperty[0], cardAcceptorName: "Other" }];

test.each<[string, object, string]>([
  ["deadline", withStage({ autoActionDate: "2026-12-01T10:00:00" }), "deadline Representment"],
  ["state", withStage({ isActive: false }), "state Representment"],
  ["amount", { ...bpItem, amount: 332.5 }, "amount"],
  ["participant", { ...bpItem, participantFields: otherUser }, "field"],
  ["transaction", { ...bpItem, startTrxProperty: otherMerchant }, "transaction"],
])("another %s", (_what, now, change) => {
  expect(changesOf(bpItem, now)).toEqual([`changed ${change}`]);
});

test("a stage has come or gone, with its fields", () => {
  const added = { ...ruling, fields: [text("f_New", "x")] };
  const now = { ...bpItem, stages: [...bpItem.stages, added] };
  expect(changesOf(bpItem, now)).toEqual(["new stage Ruling"]);
  const later = { ...bpItem, stages: [active, closed] };
  expect(changesOf(bpItem, later)).toEqual(["removed stage Dispute opened"]);
});

test("a field has come, gone and changed", () => {
  const before = withFields(text("f_A", "1"), text("f_B", "2"));
  const now = withFields(text("f_B", "3"), text("f_C", "4"));
  expect(detectChanges(snapshotWith(before), snapshotWith(now))).toMatchObject([
    { type: "changed", before: { field: { shown: "2" } }, now: { field: { shown: "3" } } },
    { type: "new", before: undefined, now: { field: { code: "f_C" } } },
    { type: "removed", before: { field: { code: "f_A" } }, now: undefined },
  ]);
});

test("a document has come, gone and changed, in a new stage too", () => {
  const before = withDocuments({ id: "1", name: "a" }, { id: "2", name: "b" });
  expect(changesOf(before, withDocuments({ id: "2", name: "c" }, { id: "3", name: "d" }))).toEqual([
    "changed document Representment",
    "new document Representment",
    "removed document Representment",
  ]);
  expect(changesOf(bpItem, { ...bpItem, stages: [...bpItem.stages, ruling] })).toEqual([
    "new stage Ruling",
    "new document Ruling",
  ]);
});

test("an amount or a missing date written in another way is the same", () => {
  expect(changesOf(withFields(money("1,50 EUR")), withFields(money("€1.50")))).toEqual([]);
  const rounded = { ...money(""), jsonValue: '{"amount":"1.5","currency":{"code":"EUR"}}' };
  expect(changesOf(withFields(money("")), withFields(rounded))).toEqual([]);
  const sentinels = {
    autoActionDate: "9999-12-31T00:00:00",
    stageCloseDate: "0001-01-01T00:00:00",
  };
  const none = { autoActionDate: null, stageCloseDate: null };
  expect(changesOf(withStage(sentinels), withStage(none))).toEqual([]);
});

test("a part that only moved is no change", () => {
  const turned = {
    ...bpItem,
    stages: bpItem.stages
      .toReversed()
      .map((stage) => ({ ...stage, fields: stage.fields.toReversed() })),
    observerList: bpItem.observerList.toReversed(),
  };
  expect(changesOf(bpItem, turned)).toEqual([]);
});

test("a part that only moved is no change among parts of one code or id, as few of which as possible count as changed", () => {
  const before = withFields(text("f", "1"), text("f", "2"), text("f", "3"));
  expect(changesOf(before, withFields(text("f", "3"), text("f", "1"), text("f", "2")))).toEqual([]);
  expect(changesOf(before, withFields(text("f", "3"), text("f", "4"), text("f", "2")))).toEqual([
    "changed field Representment",
  ]);
});

/** The parts that every case and every stage has. */
describe.each<[string, (part: SnapshotPart) => boolean]>([
  ["observers", ({ part }) => part?.kind === "fact" && part.fact.name === "observers"],
  ["stages' deadlines", ({ kind }) => kind === "deadline"],
])("a snapshot without the %s, of another version of the viewer,", (_what, isLacking) => {
  const whole = snapshotWith(bpItem);
  const lacking = { ...whole, parts: whole.parts.filter((part) => !isLacking(part)) };

  test("differs by no change", () => {
    expect(whole.parts.length).toBeGreaterThan(lacking.parts.length);
    expect(detectChanges(lacking, whole)).toEqual([]);
    expect(detectChanges(whole, lacking)).toEqual([]);
  });
});

const hostile = (value: string) => withFields({ code: "__proto__", value }, { code: ["?"] });

test("a case that contradicts the specification compares like any other", () => {
  expect(changesOf(odd.bpItem, odd.bpItem)).toEqual([]);
  expect(changesOf(hostile("x"), hostile("x"))).toEqual([]);
  expect(changesOf(hostile("x"), hostile("y"))).toEqual(["changed field Representment"]);
});
