import { inflateSync } from "node:zlib";

/**
 * The text of each page of a PDF that Chromium has written, without spaces: a PDF has the positions of
 * glyphs, not words.
 */
export function pageTexts(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const contentOf = (reference = "") => objects.get(reference)?.content ?? "";
  // Chromium names a font after the number of its object.
  const glyphsOf = (font: string) =>
    readGlyphs(contentOf(/\/ToUnicode (\d+) 0 R/.exec(objects.get(font)?.head ?? "")?.[1]));
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => readText(contentOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]), glyphsOf));
}

interface PdfObject {
  readonly head: string;
  readonly content: string;
}

function readObjects(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString("latin1");
  return new Map(
    [...text.matchAll(/(?<=\n)(\d+) 0 obj\n([\s\S]*?)(?:\nendobj|stream\n)/g)].map((found) => {
      const [whole, number = "", head = ""] = found;
      const start = found.index + whole.length;
      const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
      const isText = head.includes("/FlateDecode") && !head.includes("/Subtype");
      const bytes = pdf.subarray(start, start + length);
      return [number, { head, content: isText ? inflateSync(bytes).toString("latin1") : "" }];
    }),
  );
}

/** The texts of a font's glyphs by their codes, from the lines `<code> <text>` and `<first> <last> <text>`. */
function readGlyphs(map: string): Map<number, string> {
  const glyphs = new Map<number, string>();
  for (const [, from = "", to = from, text = ""] of map.matchAll(/<(\w+)> (?:<(\w+)> )?<(\w+)>/g)) {
    const first = Number.parseInt(from, 16);
    const units = (text.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
    const last = units.pop() ?? 0;
    for (let code = first; code <= Number.parseInt(to, 16); code++) {
      glyphs.set(code, String.fromCharCode(...units, last + code - first));
    }
  }
  return glyphs;
}

function readText(content: string, glyphsOf: (font: string) => ReadonlyMap<number, string>) {
  let font: ReadonlyMap<number, string> | undefined;
  let text = "";
  for (const [, name, glyphs] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
    if (name !== undefined) font = glyphsOf(name);
    for (const code of glyphs?.match(/.{4}/g) ?? [])
      text += font?.get(Number.parseInt(code, 16)) ?? "";
  }
  // A ligature is one glyph.
  return text.normalize("NFKC").replaceAll(/\s/g, "");
}
