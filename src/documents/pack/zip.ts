import { makeZip } from "client-zip";
import type { Bytes } from "../base64.ts";
import type { Spool } from "./spool.ts";

/** A file on its way into a ZIP. */
export interface ZipEntry {
  /** Its path in the ZIP, steps divided by `/`. */
  readonly name: string;
  readonly pieces: Iterable<Bytes> | AsyncIterable<Bytes>;
  /** A ZIP has a wall clock without a zone: the local one of this date. */
  readonly lastModified: Date;
}

// Enough to be worth writing down.
const writtenBytes = 4 * 2 ** 20;

/**
 * Makes a ZIP in a spool of entries that come one after another; none is held after it has gone in.
 * @throws what the entries throw; then there is no ZIP.
 */
export async function zipOf(entries: AsyncIterable<ZipEntry>, spool: Spool): Promise<Blob> {
  const reader = makeZip(inputsOf(entries)).getReader();
  let pieces: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (!isPlain(value)) throw new TypeError("a ZIP is written in memory of its own");
    pieces.push(value);
    size += value.length;
    if (size >= writtenBytes) {
      await spool.add(pieces);
      pieces = [];
      size = 0;
    }
  }
  await spool.add(pieces);
  return spool.end();
}

const isPlain = (bytes: Uint8Array): bytes is Bytes => bytes.buffer instanceof ArrayBuffer;

async function* inputsOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { pieces, ...entry } of entries) {
    yield { ...entry, input: piecesOf(pieces) };
  }
}

async function* piecesOf(pieces: ZipEntry["pieces"]) {
  yield* pieces;
}
