import { inflateSync } from "node:zlib";

/**
 * The text of each page of a PDF that Chromium has written, without spaces: a PDF has the positions of
 * glyphs, not words.
 */
export function pageTexts(pdf: Buffer): string[] {
  const objects = readObjects(pdf);
  const contentOf = (reference = "") => objects.get(reference)?.content ?? "";
  // Chromium names a font after the number of its object.
  const fontOf = (name: string): Font => {
    const head = objects.get(name)?.head ?? "";
    return {
      glyphs: readGlyphs(contentOf(/\/ToUnicode (\d+) 0 R/.exec(head)?.[1])),
      // Chromium writes a variable font, such as Inter, as a font of type 3, whose codes are single bytes.
      digits: head.includes("/Subtype /Type3") ? 2 : 4,
    };
  };
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => readText(contentOf(/\/Contents (\d+) 0 R/.exec(head)?.[1]), fontOf));
}

interface Font {
  readonly glyphs: ReadonlyMap<number, string>;
  /** How many hexadecimal digits the code of a glyph has. */
  readonly digits: 2 | 4;
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

function readText(content: string, fontOf: (name: string) => Font) {
  let font: Font | undefined;
  let text = "";
  for (const [, name, glyphs] of content.matchAll(/\/F(\d+) [\d.]+ Tf|<([\da-fA-F]+)>/g)) {
    if (name !== undefined) font = fontOf(name);
    const codes = glyphs?.match(font?.digits === 2 ? /.{2}/g : /.{4}/g) ?? [];
    for (const code of codes) text += font?.glyphs.get(Number.parseInt(code, 16)) ?? "";
  }
  // A ligature is one glyph.
  return text.normalize("NFKC").replaceAll(/\s/g, "");
}
