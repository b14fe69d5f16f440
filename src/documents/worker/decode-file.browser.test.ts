import { expect, test, vi } from "vitest";
import type { Received } from "#model/received.ts";
import { Mismatch } from "#wire/spec-value.ts";
// From web-platform-tests, fetch/data-urls/resources/base64.json (BSD-3-Clause).
import vectors from "../fixtures/base64-vectors.json";
import { noise } from "../fixtures/case-answer.ts";
import { decodeFile } from "./decode-file.ts";
import type { NoContent } from "./files-error.ts";

/** The bytes of a document's content, or why there are none. */
async function read(content: Received<string>) {
  const file = await decodeFile(content);
  return typeof file === "string" ? file : new Uint8Array(await file.arrayBuffer());
}

test.each(vectors.map(([text, bytes]) => ({ text: String(text), bytes })))(
  "reads $text",
  async ({ text, bytes }) => {
    const decoded = await read(text);
    const received = decoded === "empty" ? [] : decoded;
    expect(typeof received === "string" ? null : Array.from(received)).toEqual(bytes);
  },
);

test.each<[content: Received<string>, NoContent]>([
  [undefined, "not-sent"],
  ["", "empty"],
  [" \r\n", "empty"],
  [new Mismatch(7), "not-text"],
  ["data:application/pdf;base64,JVBERi0=", "data-url"],
  ["aGVsbG8_", "url-safe"],
  ["aGVs-bG8=", "url-safe"],
  ["aGVsbG8h€", "characters"],
  ["<html>", "characters"],
  ["aGVsb", "length"],
  ["aGVsbG8==", "length"],
  ["aGVs\u00A0", "characters"],
  ["aGVs\u2003\uFEFF", "characters"],
])("says why %j is no file", async (content, why) => {
  expect(await read(content)).toBe(why);
});

test.each([
  ["in one line", (text: string) => text],
  ["in lines", (text: string) => text.replaceAll(/.{76}/g, "$&\r\n")],
  ["without its padding", (text: string) => text.replace(/=+$/, "")],
])("decodes a long text %s exactly", async (_name, write) => {
  const bytes = noise(3_000_001);
  const decoded = await read(write(bytes.toBase64()));
  expect(decoded instanceof Uint8Array && decoded.toBase64() === bytes.toBase64()).toBe(true);
});

test("makes no file of a long text that is damaged at its end", async () => {
  expect(await read(`${"A".repeat(2 ** 20 - 2)}==\r\n`)).toHaveLength((2 ** 20 / 4) * 3 - 2);
  expect(await read(`${"A".repeat(2 ** 20 - 2)}==AAAA`)).toBe("length");
});

test.each([
  ["has no memory", () => vi.spyOn(Uint8Array, "fromBase64").mockImplementation(outOfMemory)],
  ["loses it", () => vi.spyOn(Blob.prototype, "arrayBuffer").mockRejectedValue(notReadable)],
])("says that the browser %s, with the size", async (_name, fail) => {
  fail();
  await expect(decodeFile("aGVsbG8=")).rejects.toMatchObject({
    problem: { type: "not-stored", size: 6 },
  });
});

const notReadable = new DOMException("", "NotReadableError");

function outOfMemory(): never {
  throw new RangeError("Array buffer allocation failed");
}
