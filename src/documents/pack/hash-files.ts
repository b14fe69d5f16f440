import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { safeNames } from "../names/safe-name.ts";
import type { NoContent } from "../worker/files-error.ts";
import { orNotStored } from "../worker/files-error.ts";
import type { CaseFile, PackedFile, PackedFiles } from "../worker/worker-messages.ts";

/**
 * Names the file of each document in the evidence pack, and computes its checksum.
 * @throws FilesError when the browser has lost a file.
 */
export async function hashFiles(documents: readonly CaseFile[]): Promise<PackedFiles> {
  const names = safeNames(documents);
  const packed = new Map<string, PackedFile | NoContent>();
  for (const [index, { path, file }] of documents.entries()) {
    const inZip = `documents/${names[index]}`;
    packed.set(path, typeof file === "string" ? file : await hashed(inZip, file));
  }
  return packed;
}

async function hashed(path: string, file: Blob): Promise<PackedFile> {
  // Not `crypto.subtle`, which needs https and the whole file in memory.
  const hash = sha256.create();
  const sink = new WritableStream<Uint8Array>({ write: (chunk) => void hash.update(chunk) });
  await orNotStored(
    () => file.size,
    () => file.stream().pipeTo(sink),
  );
  return { path, size: file.size, sha256: bytesToHex(hash.digest()) };
}
