import { expect, test } from "vitest";
import { contractNotes } from "./contract-note.ts";
import dispute from "./fixtures/dispute.json";
import odd from "./fixtures/odd.json";

test("a case as specified has no notes", () => {
  expect(contractNotes(dispute)).toEqual([]);
});

test("each difference is listed once, with its path, and neither reading of a contradiction", () => {
  expect(contractNotes(odd)).toEqual(
    expect.arrayContaining([
      { kind: "unknown-key", path: "extraTop" },
      { kind: "unknown-key", path: "bpItem.newKey" },
      { kind: "absent-key", path: "bpItem.cardPrefix" },
      { kind: "unknown-value", path: "bpItem.bpCode", value: "XX" },
      { kind: "unknown-value", path: "bpItem.stages[0].controlActionStatus", value: "Unheard" },
      { kind: "unknown-value", path: "bpItem.stages[1].fields[1].baseTypeCode", value: "GeoPoint" },
      { kind: "other-type", path: "bpItem.amount", declared: "number", received: "string" },
      { kind: "other-type", path: "bpItem.stages[3]", declared: "object", received: "number" },
      { kind: "other-type", path: "bpItem.dateCreated", declared: "date-time", received: "string" },
    ]),
  );
  const paths = contractNotes(odd).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  // The specification contradicts its sample.
  expect(paths).not.toContain("bpItem.operatorRole");
  expect(paths).not.toContain("bpItem.stages[0].isMerchantItemStage");
  expect(paths).not.toContain("bpItem.stages[1].controlActionStatus");
});

test("notes a date that means “no date” in another spelling, and not in the specification's", () => {
  const stage = { autoActionDate: "9999-12-31T00:00:00", stageCloseDate: "0001-01-01T00:00:00" };
  const documentsInfo = [{ creationDate: "01.01.0001" }, { creationDate: "4 May" }];
  const stages = [{ ...stage, fields: [{ documentsInfo }] }];
  const notes = contractNotes({
    bpItem: { dateCreated: "0001-01-01", code: "0001-01-01", stages },
  });
  expect(notes.filter(({ kind }) => kind !== "absent-key")).toEqual([
    { kind: "other-sentinel", path: "bpItem.dateCreated", value: "0001-01-01" },
    {
      kind: "other-sentinel",
      path: "bpItem.stages[0].fields[0].documentsInfo[0].creationDate",
      value: "01.01.0001",
    },
  ]);
});
