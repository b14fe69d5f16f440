import { describe, expect, test, vi } from "vitest";
import type { CaseDocument } from "#model/case-document.ts";
import { answerWith, documentAt, testCase } from "../fixtures/case-answer.ts";
import { readDocument } from "./read-document.ts";

const request = {
  url: "https://bank.example/webapi/v1/BpEngineApi/GetBpItem/900453?getFilesInBody=true",
  idleSeconds: 30,
  caseId: testCase,
};

/** Reads a document of an answer. */
async function read(answer: unknown, { path, id, name }: CaseDocument = documentAt(0)) {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text));
  const { file } = await readDocument(request, { path, id, name }, () => {});
  return file;
}

/** The text of a document, or why there is none. */
async function textOf(answer: unknown, wanted?: CaseDocument): Promise<string> {
  const file = await read(answer, wanted);
  return typeof file === "string" ? file : file.blob.text();
}

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
  const wanted = documentAt(0, { path, id: "same", name });
  expect(await textOf({ success: true, bpItem }, wanted)).toBe(name);
});

describe("in a case that has changed since", () => {
  const moved = answerWith([
    { id: "new", name: "new.txt", content: btoa("new") },
    { id: "d0", name: "file-0.txt", content: btoa("first") },
    { id: "d1", name: "renamed.txt", content: btoa("second") },
  ]);

  test("reads a document by its id elsewhere and under another name", async () => {
    expect(await textOf(moved)).toBe("first");
    expect(await textOf(moved, documentAt(1))).toBe("second");
  });

  test("never reads another document instead", async () => {
    expect(await textOf(moved, documentAt(2))).toBe("gone");
    expect(await textOf(answerWith([{ name: "other" }]), documentAt(0, { id: "" }))).toBe("gone");
    expect(await textOf(answerWith([{ id: "new", name: "file-0.txt" }]))).toBe("gone");
    const alike = [{ id: "x" }, { id: "d0", name: "a" }, { id: "d0", name: "b" }];
    expect(await textOf(answerWith(alike))).toBe("gone");
  });
});
