import { expect, test, vi } from "vitest";
import { documents as documentMessages } from "#i18n/english/documents.ts";
import type { CaseId } from "#model/case-id.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { answerWith, noise, testCase } from "../fixtures/case-answer.ts";
import { unzip } from "../fixtures/unzip.ts";
import { packedFilesOf } from "./packed-files.ts";
import { readFiles } from "./read-files.ts";
import type { PackContentsChoice } from "./worker-messages.ts";
import { writePack } from "./write-pack.ts";

/** Makes the pack of an answer. Its report has the file of each document, or why there is none. */
async function make(text: string, caseId = testCase, choice: Partial<PackContentsChoice> = {}) {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(text));
  const request = {
    caseId,
    baseUrl: "https://bank.example",
    call: { path: "/", timeoutSeconds: 30 },
    authorization: "Bearer t",
  };
  const files = await readFiles(request, () => {});
  const chosen = { hasHiddenFields: false, hasTechnicalData: false, ...choice };
  const packed = packedFilesOf(files.documents, chosen.hasHiddenFields);
  const report = JSON.stringify([...packed.values()]);
  return writePack({ ...chosen, caseId, files, report });
}

/** Makes the pack of an answer, and unzips it. */
async function packOf(answer: unknown, caseId?: CaseId, choice?: Partial<PackContentsChoice>) {
  const text = typeof answer === "string" ? answer : JSON.stringify(answer);
  const files = unzip(new Uint8Array(await (await make(text, caseId, choice)).arrayBuffer()));
  const textOf = (name: string) =>
    new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);
  const manifest: unknown = JSON.parse(textOf("manifest.json"));
  const names = files.map(({ name }) => name);
  return { files, text: textOf, manifest, names };
}

const hex = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();

const descriptions = ["report.html", "manifest.json", "SHA256SUMS"];

const technical = { hasTechnicalData: true };

const letter = {
  id: "d0",
  name: "letter.txt",
  creator: "petrova",
  creationDate: "2026-11-01T23:58:31",
  content: "aGVsbG8=",
};

test("packs every document byte for byte under a unique name, with a manifest and checksums", async () => {
  const bytes = noise(300_000);
  const { files, names, manifest, text } = await packOf(
    answerWith([letter, { id: "d1", content: bytes.toBase64(), name: "..\\Letter.txt" }]),
  );
  expect(names).toEqual(["documents/letter.txt", "documents/Letter (2).txt", ...descriptions]);
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe("hello");
  expect(files[1]?.bytes).toEqual(bytes);
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
    contents: "Hidden fields are not in report.html, nor their files in the pack.",
    files: [{ file: "report.html" }],
  });
  const checked = files.filter(({ name }) => name !== "SHA256SUMS");
  const lines = await Promise.all(
    checked.map(async ({ name, bytes }) => `${await hex(bytes)}  ${name}\n`),
  );
  expect(text("SHA256SUMS")).toBe(lines.join(""));
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

test("says in the manifest and in the report why a document is not in the pack", async () => {
  const { content: _, ...absent } = letter;
  const { manifest, names, text } = await packOf(
    answerWith([
      { ...letter, content: "" },
      { ...letter, content: " \r\n" },
      absent,
      { ...letter, content: null },
      { ...letter, content: 7 },
      { ...letter, content: `${"A".repeat(2_000_000)}!` },
      { ...letter, name: "there.txt" },
    ]),
    testCase,
    technical,
  );
  const whys = ["empty", "empty", "not-sent", "not-sent", "not-text", "characters"] as const;
  expect(names).toEqual(["documents/there.txt", "case.json", ...descriptions]);
  expect(manifest).toMatchObject({
    documents: [
      ...whys.map((why) => ({ notPacked: documentMessages.problems[why], name: "letter.txt" })),
      { size: 5 },
    ],
  });
  const reported: unknown = JSON.parse(text("report.html"));
  expect(reported).toEqual([...whys, expect.objectContaining({ size: 5 })]);
  // A value that is not a text stays, so that the reader sees what was sent.
  expect(text("case.json").match(/"content": \w+/g)).toEqual(['"content": null', '"content": 7']);
});

const fieldWith = (name: string, visible: boolean) => ({
  name: `Field ${name}`,
  visible,
  documentsInfo: [{ ...letter, id: name, name: `${name}.txt` }],
});

test.each([
  ["nothing", {}, false, false],
  ["hidden fields", { hasHiddenFields: true }, true, false],
  // `case.json` has the names, as its switch says.
  ["technical data", { hasTechnicalData: true }, false, true],
  ["both", { hasHiddenFields: true, hasTechnicalData: true }, true, true],
])(
  "with %s chosen has the files of hidden fields or not",
  async (_what, choice, hasHidden, hasJson) => {
    const stages = [{ fields: [fieldWith("shown", true), fieldWith("hidden", false)] }];
    const participantFields = [fieldWith("kept-back", false)];
    const answer = { success: true, bpItem: { id: testCase, stages, participantFields } };
    const { names, text, manifest } = await packOf(answer, testCase, choice);
    const documents = hasHidden ? ["shown", "hidden", "kept-back"] : ["shown"];
    expect(names).toEqual([
      ...documents.map((name) => `documents/${name}.txt`),
      ...(hasJson ? ["case.json"] : []),
      ...descriptions,
    ]);
    expect(manifest).toMatchObject({
      documents: documents.map((name) => ({ field: `Field ${name}` })),
    });
    for (const name of descriptions) {
      expect(/hidden\.txt|kept-back/.test(text(name))).toBe(hasHidden);
    }
  },
);

test("has the case as received, digit for digit, without contents", async () => {
  const { text } = await packOf(
    `{"success":true,"bpItem":{"id":900453,"amount":1.10,"bpVersionId":12345678901234567890,
      "stages":[{"fields":[{"documentsInfo":[{"content":"aGk="}]}]}]}}`,
    testCase,
    technical,
  );
  const json = text("case.json");
  expect(json).toContain('"amount": 1.10');
  expect(json).toContain("12345678901234567890");
  expect(json).not.toContain("aGk=");
});

test("packs long documents byte for byte, and says when the browser loses one", async () => {
  const scan = noise(17_000_001);
  const content = scan.toBase64();
  const answer = JSON.stringify(answerWith([{ ...letter, name: "scan.bin", content }, letter]));
  const files = unzip(new Uint8Array(await (await make(answer)).arrayBuffer()));
  expect(files[0]?.bytes.toBase64() === content).toBe(true);
  expect(files[1]?.name).toBe("documents/letter.txt");
  const lost = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: () => Promise.reject(new DOMException("")),
  });
  vi.spyOn(Blob.prototype, "stream").mockReturnValue(lost);
  await expect(make(answer)).rejects.toMatchObject({
    problem: { type: "not-stored", size: scan.length + 5 },
  });
});
