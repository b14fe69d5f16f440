import { expect, onTestFinished, test, vi } from "vitest";
import { documentWords } from "#i18n/english/documents.ts";
import type { CaseId } from "#model/case-id.ts";
import { caseIdOf } from "#model/fixtures/case-of.ts";
import { answerWith, noise, testCase } from "../fixtures/case-answer.ts";
import { unzip } from "../fixtures/unzip.ts";
import type { WriteReport } from "../reader/messages.ts";
import { removeTempFiles } from "../reader/temp-folder.ts";
import { makeCasePack } from "./case-pack.ts";

const request = {
  url: "https://bank.example/webapi/v1/BpEngineApi/GetBpItem/900453?getFilesInBody=true",
  idleSeconds: 30,
};

const writeReport: WriteReport = async ({ files }) => JSON.stringify([...files.values()]);

/** Makes a pack whose report has the file of each document, or why there is none. */
function make(text: string, caseId = testCase) {
  // The body of a blob arrives in chunks.
  const body = new Blob([text]);
  const headers = { "Content-Length": String(body.size) };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { headers }));
  return makeCasePack({ ...request, caseId }, "test-pack", () => {}, writeReport);
}

/** Makes the pack of an answer, and unzips it. */
async function packOf(answer: unknown, caseId?: CaseId) {
  const pack = await make(typeof answer === "string" ? answer : JSON.stringify(answer), caseId);
  const files = unzip(new Uint8Array(await pack.blob.arrayBuffer()));
  const text = (name: string) =>
    new TextDecoder().decode(files.find((file) => file.name === name)?.bytes);
  const manifest: unknown = JSON.parse(text("manifest.json"));
  const names = files.map(({ name }) => name);
  return { sizes: [...pack.sizes.values()], files, text, manifest, names };
}

const hex = async (bytes: Uint8Array<ArrayBuffer>) =>
  new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).toHex();

const descriptions = ["case.json", "report.html", "manifest.json", "SHA256SUMS"];

const letter = {
  id: "d0",
  name: "letter.txt",
  creator: "petrova",
  creationDate: "2026-11-01T23:58:31",
  content: "aGVsbG8=",
};

test("packs every document byte for byte under a unique name, with a manifest and checksums", async () => {
  const bytes = noise(300_000);
  const { files, names, sizes, manifest, text } = await packOf(
    answerWith([letter, { id: "d1", content: bytes.toBase64(), name: "..\\Letter.txt" }]),
  );
  expect(names).toEqual(["documents/letter.txt", "documents/Letter (2).txt", ...descriptions]);
  expect(new TextDecoder().decode(files[0]?.bytes)).toBe("hello");
  expect(files[1]?.bytes).toEqual(bytes);
  expect(sizes).toEqual([5, 300_000]);
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
    files: [{ file: "case.json" }, { file: "report.html" }],
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
  const { sizes, manifest, names, text } = await packOf(
    answerWith([
      { ...letter, content: "" },
      { ...letter, content: " \r\n" },
      absent,
      { ...letter, content: null },
      { ...letter, content: 7 },
      { ...letter, content: `${"A".repeat(2_000_000)}!` },
      { ...letter, name: "there.txt" },
    ]),
  );
  const whys = ["empty", "empty", "not-sent", "not-sent", "not-text", "characters"] as const;
  expect(names).toEqual(["documents/there.txt", ...descriptions]);
  expect(sizes).toEqual([...whys, 5]);
  expect(manifest).toMatchObject({
    documents: [
      ...whys.map((why) => ({ notPacked: documentWords.problems[why], name: "letter.txt" })),
      { size: 5 },
    ],
  });
  const reported: unknown = JSON.parse(text("report.html"));
  expect(reported).toEqual([...whys, expect.objectContaining({ size: 5 })]);
  // A value that is not a text stays, so that the reader sees what was sent.
  expect(text("case.json").match(/"content": \w+/g)).toEqual(['"content": null', '"content": 7']);
});

test("has the case as received, digit for digit, without contents", async () => {
  const { text } = await packOf(
    `{"success":true,"bpItem":{"id":900453,"amount":1.10,"bpVersionId":12345678901234567890,
      "stages":[{"fields":[{"documentsInfo":[{"content":"aGk="}]}]}]}}`,
  );
  const json = text("case.json");
  expect(json).toContain('"amount": 1.10');
  expect(json).toContain("12345678901234567890");
  expect(json).not.toContain("aGk=");
});

const whole = JSON.stringify(answerWith([letter]));

test.each([
  [
    "an answer cut in a file",
    whole.slice(0, whole.indexOf("GVs")),
    { kind: "unreadable", why: "not-json" },
  ],
  ["a refusal", '{"success":false,"errorMessage":"No."}', { kind: "refused", message: "No." }],
  [
    "two lists of stages",
    whole.replace(
      '"stages"',
      '"stages":[{"fields":[{"documentsInfo":[{"content":"aGk="}]}]}],"stages"',
    ),
    { kind: "unreadable", why: "not-object" },
  ],
])("makes no pack of %s", async (_name, text, reason) => {
  await expect(make(text)).rejects.toMatchObject({ name: "Failure", reason });
});

const scan = noise(9_000_001);
const longAnswer = JSON.stringify(
  answerWith([
    { ...letter, name: "scan.bin", content: scan.toBase64() },
    { ...letter, name: "broken.bin", content: `${scan.toBase64()}!` },
    letter,
  ]),
);

test.each([
  [
    "the disk is full",
    () => Promise.resolve({ write: () => 0, read: () => 0, close: () => {} }),
    "no-room",
  ],
  [
    "the browser may store no file",
    () => Promise.reject(new DOMException("", "SecurityError")),
    "no-storage",
  ],
] as const)("says that %s, and the size", async (_, openFile, why) => {
  // Only a worker has this method.
  FileSystemFileHandle.prototype.createSyncAccessHandle = openFile;
  onTestFinished(async () => {
    delete FileSystemFileHandle.prototype.createSyncAccessHandle;
    await removeTempFiles("test-pack");
  });
  const size = Math.round(longAnswer.length * 0.75);
  await expect(make(longAnswer)).rejects.toMatchObject({ problem: { why, size } });
});

test("makes the pack in memory where there is no private file system, and says when there is not enough", async () => {
  vi.spyOn(navigator.storage, "getDirectory").mockRejectedValue(
    new DOMException("", "SecurityError"),
  );
  const pack = await make(longAnswer);
  const [first, second] = unzip(new Uint8Array(await pack.blob.arrayBuffer()));
  expect(first?.bytes.toBase64() === scan.toBase64()).toBe(true);
  expect(second?.name).toBe("documents/letter.txt");
  expect([...pack.sizes.values()]).toEqual([scan.length, "characters", 5]);
  vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(
    new DOMException("", "NotReadableError"),
  );
  await expect(make(longAnswer)).rejects.toMatchObject({ problem: { why: "no-storage" } });
  // Each of these documents fits into its buffer, but not the pack.
  const content = noise(3_000_000).toBase64();
  const shorter = JSON.stringify(answerWith([letter, letter].map((one) => ({ ...one, content }))));
  await expect(make(shorter)).rejects.toMatchObject({ problem: { why: "no-storage" } });
});
