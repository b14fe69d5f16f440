import { expect, test } from "vitest";
import type { CaseDocument } from "#model/case-document.ts";
import { documentAt } from "../fixtures/case-answer.ts";
import { fileOf, findDocument } from "./find-document.ts";

/** The name of the document that is found for another one in a case with these. */
const found = (documents: readonly CaseDocument[], wanted = documentAt(0)) =>
  findDocument(documents, wanted)?.name;

const moved = [
  documentAt(0, { id: "new", name: "new.txt" }),
  documentAt(1, { id: "d0", name: "file-0.txt" }),
  documentAt(2, { id: "d1", name: "renamed.txt" }),
];

test("finds a document by its id elsewhere and under another name", () => {
  expect(found(moved)).toBe("file-0.txt");
  expect(found(moved, documentAt(1))).toBe("renamed.txt");
});

test("finds each of several documents with one id by its path", () => {
  const alike = [0, 1].map((index) => documentAt(index, { id: "same", name: `${index}` }));
  expect(alike.map((document) => found(alike, document))).toEqual(["0", "1"]);
});

test("never finds another document instead", () => {
  expect(found(moved, documentAt(2))).toBeUndefined();
  expect(
    found([documentAt(0, { id: "", name: "other" })], documentAt(0, { id: "" })),
  ).toBeUndefined();
  expect(found([documentAt(0, { id: "new" })])).toBeUndefined();
  const alike = ["a", "b"].map((name, index) => documentAt(index + 1, { id: "d0", name }));
  expect(found(alike)).toBeUndefined();
});

const { id, name } = documentAt(0);
const file = new Blob(["a"]);
const read = { ...documentAt(0), saveName: name, created: "2026-11-01T23:59:00", file };
const files = { documents: [read], json: "", retrievedAt: 5 };

test("gives the file of an earlier answer, also of a document that has moved since", () => {
  expect(fileOf(files, documentAt(0), 6)).toBe(file);
  expect(fileOf(files, documentAt(3, { id, name }), 6)).toBe(file);
});

test.each([
  ["renamed", { name: "b.txt" }],
  ["replaced", { created: "2026-11-02T10:00:00" }],
  ["added", { id: "new" }],
])("gives no file of an answer from before the document was %s", (_what, change) => {
  expect(fileOf(files, documentAt(0, change), 6)).toBeUndefined();
});
