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

test("notes keys that every JavaScript object has", () => {
  const received = { ...dispute, ["__proto__"]: 1, constructor: {}, toString: "x" };
  expect(contractNotes(received)).toEqual([
    { kind: "unknown-key", path: "__proto__" },
    { kind: "unknown-key", path: "constructor" },
    { kind: "unknown-key", path: "toString" },
  ]);
});

test("notes a list with other items than texts, and not an empty value", () => {
  const stages = [{ controlActionStatus: ["Waiting", 5] }, { controlActionStatus: "" }, null];
  const noted = contractNotes({ bpItem: { stages } }).filter(({ kind }) => kind !== "absent-key");
  expect(noted).toMatchObject([
    { kind: "other-type", path: "bpItem.stages[0].controlActionStatus", received: "array" },
    { kind: "other-type", path: "bpItem.stages[2]", declared: "object", received: "null" },
  ]);
});

test("counts the characters that could not be read, wherever they stand", () => {
  const name = "\uFFFD\uFFFDx\uFFFD";
  const received = { ...dispute, bpItem: { ...dispute.bpItem, code: name, observerList: [name] } };
  expect(contractNotes(received)).toEqual([{ kind: "unreadable-characters", path: "", count: 6 }]);
});
