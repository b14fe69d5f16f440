import type { BpDocument } from "../answer-types.ts";
import type { WallTime } from "../wall-clock.ts";

/** Bytes in a buffer that is not shared. */
type Bytes = Uint8Array<ArrayBuffer>;

/** Reads a file of the demo: by `fetch` in a browser, from the disk on Node. */
export type ReadDemoFile = (url: URL) => Promise<Bytes>;

/** The address of a file, a function that makes its bytes, or the content to send as it is. */
type Source = URL | (() => Bytes) | string;

const sources: Readonly<Record<string, Source>> = {
  receipt: new URL("./files/receipt.pdf", import.meta.url),
  signature: new URL("./files/signature.png", import.meta.url),
  parcel: new URL("./files/parcel.jpg", import.meta.url),
  letter: new URL("./files/letter.txt", import.meta.url),
  deliveries: new URL("./files/deliveries.csv", import.meta.url),
  statement: new URL("./files/statement.txt", import.meta.url),
  arabicLetter: new URL("./files/arabic-letter.txt", import.meta.url),
  journal: () => noise(20 * 1024 * 1024),
  empty: "",
  corrupt: "JVBERi0xLjQK*** this is where the content broke off",
};

/** Bytes without a pattern, the same every time. */
const noise = (length: number): Bytes =>
  new Uint8Array(length).map((_, index) => Math.imul(index, 0x9e3779b1) >>> 24);

/** Makes a document whose content is one of the demo's files, which its id names. @throws RangeError for no such file */
export function demoDocument(
  caseId: number,
  [file, name, creator, creationDate]: readonly [string, string, string, WallTime],
): BpDocument {
  if (!Object.hasOwn(sources, file)) throw new RangeError(`The demo has no file ${file}.`);
  return { id: `${caseId}-${file}`, creationDate, creator, name };
}

/** The base64 of one of the demo's files by document id. */
export async function demoContent(documentId: string, read: ReadDemoFile): Promise<string> {
  const source = sources[documentId.replace(/^\d+-/, "")] ?? "";
  if (typeof source === "string") return source;
  const bytes = typeof source === "function" ? source() : await read(source);
  // Node lacks the method of `Uint8Array`.
  return "toBase64" in bytes ? bytes.toBase64() : Buffer.from(bytes).toString("base64");
}
