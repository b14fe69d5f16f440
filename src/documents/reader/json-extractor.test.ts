import fc from "fast-check";
import { expect, test } from "vitest";
import { tryOrUndefined } from "#session/storage.ts";
import { JsonExtractor } from "./json-extractor.ts";

const extractedPaths = new Set(["documents[].content", "pages[]"]);

/** Extracts the strings `content` of the objects in `documents`. */
function extract(chunks: readonly string[], maxLength?: number) {
  const extracted: string[] = [];
  const objects: string[] = [];
  let current = "";
  const extraction = {
    isExtracted: (path: string) => extractedPaths.has(path),
    onChunk: (text: string) => (current += text),
    onEnd() {
      extracted.push(current);
      current = "";
      return String(extracted.length - 1);
    },
    isObject: (path: string) => path === "documents[]",
    onObject: (text: string) => objects.push(text),
  };
  const json = new JsonExtractor(extraction, maxLength);
  for (const chunk of chunks) json.push(chunk);
  return { extracted, objects, remaining: json.end() };
}

/** Splits a text at these positions, but not between the surrogates of a character. */
function split(text: string, positions: readonly number[]) {
  const ends = [...positions.map((position) => position % (text.length + 1)), text.length]
    .filter((end) => !/[\uD800-\uDBFF]/.test(text.charAt(end - 1)))
    .toSorted((a, b) => a - b);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

const positions = fc.array(fc.nat(), { maxLength: 30 });
const content = fc.string({ unit: fc.constantFrom("a", "Z", "+", "/", '"', "\\", "\n", "=", "u") });
const document = fc.dictionary(
  fc.oneof(fc.constant("name"), fc.constant('a"b\\'), fc.string()),
  fc.jsonValue(),
);
const anything = fc.record({
  документы: fc.jsonValue({ maxDepth: 4 }),
  documents: fc.array(
    fc.tuple(document, content).map(([rest, text]) => ({ ...rest, content: text })),
  ),
  other: fc.record({ documents: fc.array(fc.record({ content })) }),
});

/** The same text with escapes that JSON does not need. */
const escaped = (text: string) => text.replaceAll("Z", "\\u005A").replaceAll("/", "\\/");

test("extracts exactly the wanted strings, whatever the chunks, the escapes and the white space", () => {
  fc.assert(
    fc.property(
      anything,
      positions,
      fc.boolean(),
      fc.boolean(),
      (value, at, isIndented, isEscaped) => {
        const written = JSON.stringify(value, null, isIndented ? 2 : undefined);
        const text = isEscaped ? escaped(written) : written;
        const { extracted, objects, remaining } = extract(split(text, at));
        expect(extracted).toEqual(value.documents.map(({ content }) => content));
        const documents = value.documents.map((item, index) => ({
          ...item,
          content: String(index),
        }));
        expect(JSON.parse(remaining)).toEqual(JSON.parse(JSON.stringify({ ...value, documents })));
        expect(JSON.parse(`[${objects.join(",")}]`)).toEqual(JSON.parse(JSON.stringify(documents)));
      },
    ),
  );
});

/** Whether a function returns JSON. */
const givesJson = (read: () => string) =>
  tryOrUndefined(() => JSON.stringify(JSON.parse(read()))) !== undefined;

test("leaves JSON of a damaged text only where the text is JSON", () => {
  const damage = fc.constantFrom(...'{}[]",:\\u0\n x'.split(""));
  fc.assert(
    fc.property(
      anything,
      positions,
      fc.nat(),
      fc.nat(3),
      damage,
      (value, at, start, removed, put) => {
        const text = JSON.stringify(value);
        const index = start % text.length;
        const damaged = text.slice(0, index) + put + text.slice(index + removed);
        const givesRemaining = givesJson(() => extract(split(damaged, at)).remaining);
        expect(givesRemaining).toBe(givesJson(() => damaged));
      },
    ),
    { numRuns: 300 },
  );
});

test("rejects a remaining text that is too long", () => {
  const chunks = split(`{"documents":[{"content":"${"A".repeat(1000)}"}]}`, [500]);
  const { remaining } = extract(chunks);
  // Without the one digit that replaces the content.
  const length = remaining.length - 1;
  expect(extract(chunks, length).remaining).toBe(remaining);
  expect(() => extract(chunks, length - 1)).toThrow(
    expect.objectContaining({ reason: { kind: "unreadable", why: "too-long" } }),
  );
});

test("reads a key with escapes, and takes no key for a path", () => {
  const escapedKey = String.raw`{"documents":[{"c\u006fntent":"aGk="}]}`;
  expect(extract(split(escapedKey, [16])).extracted).toEqual(["aGk="]);
  const text = '{"documents[]":{"content":"kept"},"documents":{"content":"kept"},"":"kept"}';
  expect(extract([text])).toEqual({ extracted: [], objects: [], remaining: text });
});

test("reads a hundred thousand nested objects", () => {
  const depth = 100_000;
  const text = `{"documents":[{"content":"QQ=="}],"a":${'{"documents":['.repeat(depth)}${"]}".repeat(depth)}}`;
  const { extracted, remaining } = extract([text]);
  expect(extracted).toEqual(["QQ=="]);
  expect(remaining).toBe(text.replace("QQ==", "0"));
});
