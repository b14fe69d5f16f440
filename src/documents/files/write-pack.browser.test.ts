import { expect, test } from "vitest";
import { documents as documentMessages } from "#i18n/english/documents.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { answerWith, noise, testCase } from "../fixtures/case-answer.ts";
import { readAnswer } from "../fixtures/read-answer.ts";
import { unzip } from "../fixtures/unzip.ts";
import type { PackContentsChoice } from "./worker-messages.ts";
import { writePack } from "./write-pack.ts";

/** Makes the pack of an answer, and unzips it. */
async function packOf(
  answer: unknown,
  caseId = testCase,
  choice: Partial<PackContentsChoice> = {},
) {
  const read = await readAnswer(answer, {}, caseId);
  const chosen = { hasHiddenFields: false, hasTechnicalData: false, ...choice };
  const zip = await writePack({ ...chosen, caseId, files: read, report: "<p>Report</p>" });
  const files = unzip(new Uint8Array(await zip.arrayBuffer()));
  const text = (name: string) =>
    new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);
  const manifest: unknown = JSON.parse(text("manifest.json"));
  return { files, text, manifest, names: files.map(({ name }) => name) };
}

const hex = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();

const descriptions = ["report.html", "manifest.json"];

const technical = { hasTechnicalData: true };

const letter = {
  id: "d0",
  name: "letter.txt",
  creator: "petrova",
  creationDate: "2026-11-01T23:58:31",
  content: "aGVsbG8=",
};

test("packs every document byte for byte under a unique name, with a manifest", async () => {
  const bytes = noise(17_000_001);
  const { files, names, manifest } = await packOf(
    answerWith([letter, { id: "d1", content: bytes.toBase64(), name: "..\\Letter.txt" }]),
  );
  expect(names).toEqual(["documents/letter.txt", "documents/Letter (2).txt", ...descriptions]);
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe("hello");
  expect(files[1]?.bytes.toBase64() === bytes.toBase64()).toBe(true);
  expect(manifest).toMatchObject({
    case: { id: 900453 },
    documents: [
      {
        file: "documents/letter.txt",
        sha256: await hex(new TextEncoder().encode("hello")),
        size: 5,
        name: "letter.txt",
        stage: "Representment",
        field: "Evidence",
        creator: "petrova",
        date: "2026-11-01T23:58:31",
        documentId: "d0",
        path: "stages[0].fields[0].documentsInfo[0]",
      },
      { file: "documents/Letter (2).txt", sha256: await hex(bytes) },
    ],
    contents: { hiddenFields: false, technicalData: false },
    files: [{ file: "report.html" }],
  });
});

test("masks card numbers wherever they were sent, also in a case id", async () => {
  const card = "4276123412341231";
  const caseId = caseIdOf(4111111111111111);
  const document = { ...letter, creator: card, creationDate: card, id: card, name: card };
  const fields = [{ name: card, documentsInfo: [document] }];
  const { text, files } = await packOf(
    { success: true, bpItem: { id: caseId, code: card, stages: [{ name: card, fields }] } },
    caseId,
    technical,
  );
  expect(text("manifest.json").match(/4276••••••••1231/g)).toHaveLength(7);
  expect(files[0]?.name).toBe("documents/4276xxxxxxxx1231");
  const texts = files.map(({ bytes }) => new TextDecoder().decode(bytes)).join();
  expect(texts).not.toContain(card);
  expect(texts).not.toContain(String(caseId));
  expect(texts.match(/4111••••••••1111/g)).toHaveLength(2);
});

test("says in the manifest why a document is not in the pack", async () => {
  const { content: _, ...absent } = letter;
  const { manifest, names } = await packOf(
    answerWith([
      { ...letter, content: "" },
      absent,
      { ...letter, content: 7 },
      { ...letter, name: "there.txt" },
    ]),
  );
  const whys = ["empty", "not-sent", "not-text"] as const;
  expect(names).toEqual(["documents/there.txt", ...descriptions]);
  expect(manifest).toMatchObject({
    documents: [...whys.map((why) => ({ notPacked: documentMessages.problems[why] })), { size: 5 }],
  });
});

const fieldWith = (name: string, visible: boolean) => ({
  name: `Field ${name}`,
  visible,
  documentsInfo: [{ ...letter, id: name, name: `${name}.txt` }],
});

test.each([
  ["nothing", {}, ["shown"], []],
  ["hidden fields", { hasHiddenFields: true }, ["shown", "hidden", "kept-back"], []],
  // `case.json` has the names, as its switch says.
  ["technical data", technical, ["shown"], ["case.json"]],
])("with %s chosen has what was chosen, and no more", async (_what, choice, documents, json) => {
  const stages = [{ fields: [fieldWith("shown", true), fieldWith("hidden", false)] }];
  const participantFields = [fieldWith("kept-back", false)];
  const answer = { success: true, bpItem: { id: testCase, stages, participantFields } };
  const { names, text, manifest } = await packOf(answer, testCase, choice);
  const files = documents.map((name) => `documents/${name}.txt`);
  expect(names).toEqual([...files, ...json, ...descriptions]);
  expect(manifest).toMatchObject({
    documents: documents.map((name) => ({ field: `Field ${name}` })),
  });
  expect(/hidden\.txt|kept-back/.test(text("manifest.json"))).toBe(documents.includes("hidden"));
});
