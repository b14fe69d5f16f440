import { describe, expect, test } from "vitest";
import type { CaseDocument } from "#model/case-document.ts";
import { answerWith, documentAt, noise, testCase } from "../fixtures/case-answer.ts";
import { readDocument } from "./read-document.ts";
import { sha256Of } from "./temp-file.ts";

const request = {
  url: "https://bank.example/webapi/v1/BpEngineApi/GetBpItem/900453?getFilesInBody=true",
  idleSeconds: 30,
  caseId: testCase,
};

/** Reads a document of an answer. */
const read = (answer: unknown, { path, id, name }: CaseDocument = documentAt(0)) =>
  readDocument(
    request,
    { kind: "document", path, id, name, withOthers: false },
    {
      fetch: async () => new Response(typeof answer === "string" ? answer : JSON.stringify(answer)),
    },
  );

/** The text of a document in a case with these documents. */
async function textOf(documents: readonly unknown[], wanted: CaseDocument): Promise<string> {
  const content = await read(answerWith(documents), wanted);
  return content.kind === "file"
    ? content.blob.text()
    : content.kind === "no-file"
      ? content.why
      : content.kind;
}

const contentOf = (document: object) =>
  read(answerWith([{ id: "d0", name: "file-0.txt", ...document }]));

const sent = (name: string) => ({ id: "same", name, content: btoa(name) });

test.each([
  ["a", "stages[0].fields[1].documentsInfo[0]"],
  ["b", "stages[0].fields[1].documentsInfo[1]"],
  ["c", "stages[1].fields[0].documentsInfo[0]"],
  ["d", "participantFields[0].documentsInfo[0]"],
])("reads document %s by its path", async (name, path) => {
  const bpItem = {
    id: testCase,
    stages: [
      { name: "one", fields: [{ documentsInfo: [] }, { documentsInfo: [sent("a"), sent("b")] }] },
      "not a stage",
      { name: "two", fields: [7, { documentsInfo: ["not a document", sent("c")] }] },
    ],
    participantFields: [{ documentsInfo: [sent("d")] }],
  };
  const content = await read({ success: true, bpItem }, documentAt(0, { path, id: "same", name }));
  if (content.kind !== "file") throw new Error(content.kind);
  expect(await content.blob.text()).toBe(name);
});

describe("in a case that has changed since", () => {
  const moved = [
    { id: "new", name: "new.txt", content: btoa("new") },
    { id: "d0", name: "file-0.txt", content: btoa("first") },
    { id: "d1", name: "renamed.txt", content: btoa("second") },
  ];

  test("reads a document by its id elsewhere and under another name", async () => {
    expect(await textOf(moved, documentAt(0))).toBe("first");
    expect(await textOf(moved, documentAt(1))).toBe("second");
  });

  test("never reads another document instead", async () => {
    expect(await textOf(moved, documentAt(2))).toBe("gone");
    expect(await textOf([{ name: "other" }], documentAt(0, { id: "" }))).toBe("gone");
    expect(await textOf([{ id: "new", name: "file-0.txt" }], documentAt(0))).toBe("gone");
    const alike = [{ id: "x" }, { id: "d0", name: "a" }, { id: "d0", name: "b" }];
    expect(await textOf(alike, documentAt(0))).toBe("gone");
  });
});

test.each([
  ["no content", {}, { kind: "no-file", why: "not-sent" }],
  ["null", { content: null }, { kind: "no-file", why: "not-sent" }],
  ["an empty text", { content: "" }, { kind: "no-file", why: "empty" }],
  ["white space", { content: " \r\n" }, { kind: "no-file", why: "empty" }],
  ["a number", { content: 7 }, { kind: "no-file", why: "not-text" }],
  ["a text that is not base64", { content: "aGVsb" }, { kind: "no-file", why: "length" }],
])("says why there is no file: %s", async (_name, document, content) => {
  expect(await contentOf(document)).toEqual(content);
});

test("reads a file that is longer than the buffer, byte for byte", async () => {
  const bytes = noise(9_000_001);
  const content = await contentOf({ content: bytes.toBase64() });
  if (content.kind !== "file") throw new Error(content.kind);
  expect(new Uint8Array(await content.blob.arrayBuffer()).toBase64() === bytes.toBase64()).toBe(
    true,
  );
  expect(await sha256Of(content.blob)).toBe(
    new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex(),
  );
});

const whole = JSON.stringify(
  answerWith([{ id: "d0", name: "file-0.txt", content: btoa("hello") }]),
);

test.each([
  ["a cut answer", whole.slice(0, -3), "not-json"],
  ["an answer cut in the file", whole.slice(0, whole.indexOf(btoa("hello")) + 3), "not-json"],
  ["an empty answer", "", "empty"],
  ["a list", "[]", "not-object"],
])("reads no file of %s", async (_name, answer, why) => {
  await expect(read(answer)).rejects.toMatchObject({ reason: { kind: "unreadable", why } });
});
