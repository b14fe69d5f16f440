import { makeZip } from "client-zip";
import type { Bytes } from "../reader/base64.ts";
import type { TempFile } from "../reader/temp-file.ts";

/** A file on its way into a ZIP. */
export interface ZipEntry {
  /** Its path in the ZIP, steps divided by `/`. */
  readonly name: string;
  readonly chunks: Iterable<Bytes> | AsyncIterable<Bytes>;
  /** A ZIP has a wall clock without a zone: the local one of this date. */
  readonly lastModified: Date;
}

/**
 * Writes a ZIP of entries that come one after another; none is held after it has been written.
 * @throws what the entries throw; then there is no ZIP.
 */
export async function writeZip(entries: AsyncIterable<ZipEntry>, zip: TempFile): Promise<Blob> {
  const reader = makeZip(inputsOf(entries)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return zip.finish();
    if (!isPlain(value)) throw new TypeError("a ZIP is written in memory of its own");
    zip.add(value);
    await zip.flush();
  }
}

const isPlain = (bytes: Uint8Array): bytes is Bytes => bytes.buffer instanceof ArrayBuffer;

async function* inputsOf(entries: AsyncIterable<ZipEntry>) {
  for await (const { chunks, ...entry } of entries) yield { ...entry, input: asAsync(chunks) };
}

async function* asAsync(chunks: ZipEntry["chunks"]) {
  yield* chunks;
}
