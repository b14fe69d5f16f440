import { makeZip } from "client-zip";
import type { Bytes } from "../base64.ts";

/** A file on its way into a ZIP. */
export interface ZipEntry {
  /** Its path in the ZIP, steps divided by `/`. */
  readonly name: string;
  readonly pieces: readonly Bytes[];
  /** A ZIP has a wall clock without a zone: the local one of this date. */
  readonly lastModified: Date;
}

// The browser takes what is in a blob out of the page's memory, large ones to its disk.
const blobBytes = 16 * 2 ** 20;

/**
 * Makes a ZIP of entries that come one after another; none is held after it has gone in.
 * @throws what the entries throw; then there is no ZIP.
 */
export async function zipOf(entries: AsyncIterable<ZipEntry>): Promise<Blob> {
  const reader = makeZip(inputsOf(entries)).getReader();
  const blobs: Blob[] = [];
  let pieces: Bytes[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob([...blobs, ...pieces], { type: "application/zip" });
    if (!isPlain(value)) throw new TypeError("a ZIP is written in memory of its own");
    pieces.push(value);
    size += value.length;
    if (size >= blobBytes) {
      blobs.push(new Blob(pieces));
      pieces = [];
      size = 0;
    }
  }
}

const isPlain = (bytes: Uint8Array): bytes is Bytes => bytes.buffer instanceof ArrayBuffer;

async function* inputsOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { pieces, ...entry } of entries) {
    yield { ...entry, input: piecesOf(pieces) };
  }
}

async function* piecesOf(pieces: readonly Bytes[]) {
  yield* pieces;
}
