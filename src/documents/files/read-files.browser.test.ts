import { expect, test, vi } from "vitest";
import type { NoContent } from "#api/failure.ts";
import type { Received } from "#model/received.ts";
import { Mismatch } from "#wire/spec-value.ts";
import { answerWith, noise, testCase } from "../fixtures/case-answer.ts";
import { readAnswer as read } from "../fixtures/read-answer.ts";
import { decodeFile } from "./read-files.ts";

const sent = (name: string) => ({ id: "same", name, content: btoa(name) });

test("reads every document with its path, wherever it was sent", async () => {
  const bpItem = {
    id: testCase,
    stages: [
      { name: "one", fields: [{ documentsInfo: [] }, { documentsInfo: [sent("a"), sent("b")] }] },
      "not a stage",
      { name: "two", fields: [7, { documentsInfo: ["not a document", sent("c")] }] },
    ],
    participantFields: [{ documentsInfo: [sent("d")] }],
  };
  const { documents } = await read({ success: true, bpItem });
  const texts = documents.map(async ({ path, name, file }) => [
    path,
    name,
    typeof file === "string" ? file : await file.text(),
  ]);
  expect(await Promise.all(texts)).toEqual([
    ["stages[0].fields[1].documentsInfo[0]", "a", "a"],
    ["stages[0].fields[1].documentsInfo[1]", "b", "b"],
    ["stages[1].fields[0].documentsInfo[0]", "c", "c"],
    ["participantFields[0].documentsInfo[0]", "d", "d"],
  ]);
});

test("keeps the answer digit for digit, without the contents", async () => {
  const { json, documents } = await read(
    `{"success":true,"bpItem":{"id":900453,"amount":1.10,"bpVersionId":12345678901234567890,
      "stages":[{"fields":[{"documentsInfo":[{"name":"a","content":"aGk="},{"content":7},{"content":null}]}]}]}}`,
  );
  expect(json).toContain('"amount":1.10');
  expect(json).toContain('"bpVersionId":12345678901234567890');
  expect(json).toContain('"documentsInfo":[{"name":"a"},{"content":7},{"content":null}]');
  expect(documents.map(({ file }) => file)).toEqual([expect.any(Blob), "not-text", "not-sent"]);
});

const whole = JSON.stringify(answerWith([sent("a")]));

test("an answer is read as long as a browser allows", async () => {
  const longest = 2 ** 29 - 24;
  const headers = { "Content-Length": String(longest + 1) };
  await expect(read("{}", { headers })).rejects.toMatchObject({
    reason: { kind: "unreadable", why: "too-long", size: longest + 1 },
  });
});

test.each([
  ["an answer cut in a file", whole.slice(0, -60), { kind: "unreadable", why: "not-json" }],
  ["a refusal", '{"success":false,"errorMessage":"No."}', { kind: "refused", message: "No." }],
  ["another case", '{"success":true,"bpItem":{"id":7}}', { why: "other-case", id: "7" }],
])("reads no file of %s", async (_name, text, reason) => {
  await expect(read(text)).rejects.toMatchObject({ name: "Failure", reason });
});

/** The bytes of a document's content, or why there are none. */
async function decode(content: Received<string>) {
  const file = await decodeFile(content);
  return typeof file === "string" ? file : new Uint8Array(await file.arrayBuffer());
}

test.each<[content: Received<string>, NoContent]>([
  [undefined, "not-sent"],
  ["", "empty"],
  [new Mismatch(7), "not-text"],
  ["data:application/pdf;base64,JVBERi0=", "data-url"],
  ["aGVsbG8_", "url-safe"],
  ["aGVsbG8h€", "characters"],
  ["aGVsb", "length"],
])("says why %j is no file", async (content, why) => {
  expect(await decode(content)).toBe(why);
});

test.each([
  ["in one line", (text: string) => text],
  ["in lines", (text: string) => text.replaceAll(/.{76}/g, "$&\r\n")],
  ["without its padding", (text: string) => text.replace(/=+$/, "")],
])("decodes a long text %s exactly", async (_name, write) => {
  const bytes = noise(3_000_001);
  const decoded = await decode(write(bytes.toBase64()));
  expect(decoded instanceof Uint8Array && decoded.toBase64() === bytes.toBase64()).toBe(true);
});

test.each([
  ["has no memory", () => vi.spyOn(Uint8Array, "fromBase64").mockImplementation(outOfMemory)],
  ["loses it", () => vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(notReadable)],
])("says that the browser %s, with the size", async (_name, fail) => {
  fail();
  await expect(read(whole)).rejects.toMatchObject({
    reason: { kind: "not-stored", size: whole.length },
  });
});

const notReadable = new DOMException("", "NotReadableError");

function outOfMemory(): never {
  throw new RangeError("Array buffer allocation failed");
}
