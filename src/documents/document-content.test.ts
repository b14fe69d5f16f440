import { describe, expect, onTestFinished, test, vi } from "vitest";
import { readItem } from "#api/get-case.ts";
import { documentsOf, readCase } from "#model/case.ts";
import { BpItem } from "#wire/bp-item.ts";
import { findDocument, readContent } from "./document-content.ts";
import { answerWith, documentAt, testCase } from "./fixtures/case-answer.ts";

const itemWith = (documents: readonly unknown[]) => readItem(answerWith(documents), testCase).item;
const contentOf = async (document: object) =>
  readContent(
    findDocument(itemWith([{ id: "d0", name: "file-0.txt", ...document }]), documentAt(0)),
  );

const sent = (name: string) => ({ id: "same", name, content: btoa(name) });

test("finds every document of a case by the path the model gives it", () => {
  const item = BpItem.read({
    stages: [
      { name: "one", fields: [{ documentsInfo: [] }, { documentsInfo: [sent("a"), sent("b")] }] },
      "not a stage",
      { name: "two", fields: [7, { documentsInfo: ["not a document", sent("c")] }] },
    ],
    participantFields: [{ documentsInfo: [sent("d")] }],
  });
  const documents = documentsOf(readCase(item, testCase));
  expect(documents.map(({ name }) => name)).toEqual(["a", "b", "c", "d"]);
  for (const document of documents) {
    expect(findDocument(item, document)).toMatchObject({ name: document.name });
  }
});

describe("in a case that has changed since", () => {
  const moved = itemWith([
    { id: "new", name: "new.txt" },
    { id: "d0", name: "file-0.txt" },
    { id: "d1", name: "renamed.txt" },
  ]);

  test("finds a document by its id elsewhere and under another name", () => {
    expect(findDocument(moved, documentAt(0))).toMatchObject({ name: "file-0.txt" });
    expect(findDocument(moved, documentAt(1))).toMatchObject({ name: "renamed.txt" });
  });

  test("never takes another document for it", () => {
    expect(findDocument(moved, documentAt(2))).toBeUndefined();
    expect(findDocument(itemWith([{ name: "other" }]), documentAt(0, { id: "" }))).toBeUndefined();
    const renewed = itemWith([{ id: "new", name: "file-0.txt" }]);
    expect(findDocument(renewed, documentAt(0))).toBeUndefined();
    const alike = itemWith([{ id: "x" }, { id: "d0", name: "a" }, { id: "d0", name: "b" }]);
    expect(findDocument(alike, documentAt(0))).toBeUndefined();
  });
});

test.each([
  ["no content", {}, { kind: "not-sent" }],
  ["null", { content: null }, { kind: "not-sent" }],
  ["an empty text", { content: "" }, { kind: "empty" }],
  ["white space", { content: " \r\n" }, { kind: "empty" }],
  ["a number", { content: 7 }, { kind: "corrupt", why: "not-text" }],
  ["a data URL", { content: "data:text/plain;base64,aGk=" }, { kind: "corrupt", why: "data-url" }],
  ["URL-safe base64", { content: "__-_" }, { kind: "corrupt", why: "url-safe" }],
  ["other characters", { content: "not base64!" }, { kind: "corrupt", why: "characters" }],
  ["a cut text", { content: "aGVsb" }, { kind: "corrupt", why: "length" }],
])("tells %s apart", async (_name, document, content) => {
  expect(await contentOf(document)).toEqual(content);
});

test("says that a document is gone", async () => {
  expect(await readContent(undefined)).toEqual({ kind: "gone" });
});

test("hands out the bytes with their kind and checksum", async () => {
  const content = await contentOf({ content: "aGVs\r\nbG8" });
  if (content.kind !== "file") throw new Error(content.kind);
  expect(await content.blob.text()).toBe("hello");
  expect(content).toMatchObject({
    fileKind: "text",
    sha256: "2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824",
  });
});

test("hands a file out without a checksum where the page has no TLS", async () => {
  vi.stubGlobal("isSecureContext", false);
  onTestFinished(() => void vi.unstubAllGlobals());
  const content = await contentOf({ content: "aGk=" });
  expect(content).toMatchObject({ kind: "file" });
  expect(content).not.toHaveProperty("sha256", expect.anything());
});
