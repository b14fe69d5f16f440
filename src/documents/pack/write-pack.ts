import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { makeZip } from "client-zip";
import { type RetrievedCase, readRetrievedCase } from "#api/get-case.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { orNotStored, storeBlob } from "../worker/files-error.ts";
import type { CaseFile, PackContents, PackedFile } from "../worker/worker-messages.ts";
import { packedFiles, writeChecksums, writeManifest } from "./manifest.ts";
import type { PackFileName } from "./pack-files.ts";

interface ZipEntry {
  /** The path in the ZIP, with `/` between folders. */
  readonly name: string;
  readonly input: Blob | string;
}

/**
 * Writes the evidence pack of a case as a ZIP: every document and the files that describe them.
 * @throws FilesError when the browser can't store the ZIP.
 */
export function writePack(contents: PackContents): Promise<Blob> {
  const { caseId, files, packed, report } = contents;
  const { json, retrievedAt } = files;
  const retrieved = { ...readRetrievedCase({ status: 200, text: json }, caseId), retrievedAt };
  const entries = [
    ...files.documents.flatMap((document) => documentEntry(document, contents)),
    ...descriptionEntries(retrieved, packed, report),
  ];
  const size = packedFiles(packed).reduce((sum, file) => sum + file.size, 0);
  return orNotStored(
    () => size,
    () => zip(entries),
  );
}

/** No entry for a document without a file. */
function documentEntry({ path, file }: CaseFile, { packed }: PackContents): ZipEntry[] {
  const packedFile = packed.get(path);
  if (typeof file === "string" || typeof packedFile !== "object") return [];
  return [{ name: packedFile.path, input: file }];
}

/** The files that describe the documents. `SHA256SUMS` comes last, with the checksums of all others. */
function descriptionEntries(
  retrieved: RetrievedCase,
  packed: PackContents["packed"],
  report: string,
): ZipEntry[] {
  const entries: ZipEntry[] = [];
  const written: PackedFile[] = [];
  function add(name: PackFileName, text: string) {
    const bytes = new TextEncoder().encode(text);
    written.push({ path: name, size: bytes.length, sha256: bytesToHex(sha256(bytes)) });
    entries.push({ name, input: text });
  }
  add("case.json", `${maskedJson(retrieved.received, 2)}\n`);
  add("report.html", report);
  add("manifest.json", writeManifest(retrieved, packed, written));
  add("SHA256SUMS", writeChecksums([...packedFiles(packed), ...written]));
  return entries;
}

/** The most bytes of a ZIP that are in memory before the browser stores them, on disk where there are many. */
const maxBufferedBytes = 2 ** 24;

/**
 * Makes a ZIP of parts, so that it is never in memory as a whole. @throws DOMException when the browser can't store the
 * ZIP.
 */
async function zip(entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Blob[] = [];
  let buffer: BlobPart[] = [];
  let bufferedBytes = 0;
  async function flush() {
    parts.push(await storeBlob(buffer));
    buffer = [];
    bufferedBytes = 0;
  }
  const sink = new WritableStream<Uint8Array<ArrayBuffer>>({
    async write(chunk) {
      buffer.push(chunk);
      bufferedBytes += chunk.length;
      if (bufferedBytes >= maxBufferedBytes) await flush();
    },
    close: flush,
  });
  await makeZip(entries).pipeTo(sink);
  return new Blob(parts);
}
