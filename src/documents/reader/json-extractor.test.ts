import fc from "fast-check";
import { expect, test } from "vitest";
import { Failure } from "#api/failure.ts";
import { JsonExtractor } from "./json-extractor.ts";

const itemPaths = new Set(["documents[]"]);
const takenPaths = new Set(["documents[].content", "pages[]"]);

/** What is taken out in these tests: the strings called `content` of the objects in `documents`. */
function extract(chunks: readonly string[], maxLength?: number) {
  const taken: string[] = [];
  const told: string[] = [];
  let piece = "";
  const extraction = {
    isExtracted: (path: string) => takenPaths.has(path),
    onChunk: (text: string) => (piece += text),
    onEnd() {
      taken.push(piece);
      piece = "";
      return String(taken.length - 1);
    },
    isObject: (path: string) => itemPaths.has(path),
    onObject: (text: string) => told.push(text),
  };
  const json = new JsonExtractor(extraction, maxLength);
  for (const one of chunks) json.push(one);
  return { taken, items: told, left: json.end() };
}

/** Cuts a text wherever the cuts say, but not between the halves of a character. */
function cut(text: string, cuts: readonly number[]) {
  const ends = [...cuts.map((at) => at % (text.length + 1)), text.length]
    .filter((at) => !/[\uD800-\uDBFF]/.test(text.charAt(at - 1)))
    .toSorted((a, b) => a - b);
  return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
}

const anyCuts = fc.array(fc.nat(), { maxLength: 30 });
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

/** The same text with escapes that it could do without. */
const escaped = (text: string) => text.replaceAll("Z", "\\u005A").replaceAll("/", "\\/");

test("takes exactly the strings wanted, whatever the cuts, the escapes and the white space", () => {
  fc.assert(
    fc.property(
      anything,
      anyCuts,
      fc.boolean(),
      fc.boolean(),
      (value, cuts, isIndented, isEscaped) => {
        const written = JSON.stringify(value, null, isIndented ? 2 : undefined);
        const text = isEscaped ? escaped(written) : written;
        const { taken, items, left } = extract(cut(text, cuts));
        expect(taken).toEqual(value.documents.map((one) => one.content));
        const documents = value.documents.map((one, index) => ({ ...one, content: String(index) }));
        expect(JSON.parse(left)).toEqual(JSON.parse(JSON.stringify({ ...value, documents })));
        expect(JSON.parse(`[${items.join(",")}]`)).toEqual(JSON.parse(JSON.stringify(documents)));
      },
    ),
  );
});

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Whether what is left of a text is JSON. */
function isJsonByExtractor(text: string, cuts: readonly number[]): boolean {
  try {
    return isJson(extract(cut(text, cuts)).left);
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

test("what is left of a damaged text is JSON only where the text is", () => {
  const damage = fc.constantFrom(...'{}[]",:\\u0\n x'.split(""));
  fc.assert(
    fc.property(anything, anyCuts, fc.nat(), fc.nat(3), damage, (value, cuts, where, gone, put) => {
      const text = JSON.stringify(value);
      const at = where % text.length;
      const damaged = text.slice(0, at) + put + text.slice(at + gone);
      expect(isJsonByExtractor(damaged, cuts)).toBe(isJson(damaged));
    }),
    { numRuns: 300 },
  );
});

test.each(["\\u00", "\\u", "aGk=\\u004"])(
  "a string that ends as %s ends within an escape",
  (end) => {
    const last = `{"documents":[{"content":"${end}"}]}`;
    expect(isJsonByExtractor(last, [])).toBe(false);
    expect(isJsonByExtractor(last, [last.length - 5])).toBe(false);
  },
);

test("names what is left when nobody could hold it, however much is taken out of it", () => {
  const text = `{"documents":[{"content":"${"A".repeat(1000)}"}]}`;
  const whole = cut(text, [500]);
  const { left } = extract(whole);
  // The key in the content's place is the reader's own.
  const longest = left.length - 1;
  expect(extract(whole, longest).left).toBe(left);
  expect(() => extract(whole, longest - 1)).toThrow(
    expect.objectContaining({ reason: { kind: "unreadable", why: "too-long" } }),
  );
});

test("reads a key that is written with escapes", () => {
  const text = String.raw`{"documents":[{"c\u006fntent":"aGk="}]}`;
  expect(extract(cut(text, [16])).taken).toEqual(["aGk="]);
});

test("is not led astray by a key that looks like a path", () => {
  const text = '{"documents[]":{"content":"kept"},"documents":{"content":"kept"},"":"kept"}';
  expect(extract(cut(text, []))).toEqual({ taken: [], items: [], left: text });
});

test("a hundred thousand nested objects are no more than their text", () => {
  const deep = 100_000;
  const text = `{"documents":[{"content":"QQ=="}],"a":${'{"documents":['.repeat(deep)}${"]}".repeat(deep)}}`;
  const { taken, items, left } = extract([text]);
  expect(taken).toEqual(["QQ=="]);
  expect(items).toEqual(['{"content":"0"}']);
  expect(left).toBe(text.replace("QQ==", "0"));
});
