import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { strToU8, Zip, ZipPassThrough } from "fflate";
import { type RetrievedCase, readRetrievedCase } from "#api/get-case.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { orNotStored, storeBlob } from "../worker/files-error.ts";
import type { CaseFile, PackContents, PackedFile } from "../worker/worker-messages.ts";
import { packedFiles, writeChecksums, writeManifest } from "./manifest.ts";

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
  const { caseId, files, packed } = contents;
  const { json, retrievedAt } = files;
  const retrieved = { ...readRetrievedCase({ status: 200, text: json }, caseId), retrievedAt };
  const entries = [
    ...files.documents.flatMap((document) => documentEntry(document, contents)),
    ...descriptionEntries(retrieved, contents),
  ];
  const size = packedFiles(packed).reduce((sum, file) => sum + file.size, 0);
  return orNotStored(
    () => size,
    () => makeZip(entries),
  );
}

/** No entry for a document without a file. */
function documentEntry({ path, file }: CaseFile, { packed }: PackContents): ZipEntry[] {
  const packedFile = packed.get(path);
  if (typeof file === "string" || typeof packedFile !== "object") return [];
  return [{ name: packedFile.path, input: file }];
}

/** The files that describe the documents. `SHA256SUMS` comes last, with the checksums of all others. */
function descriptionEntries(retrieved: RetrievedCase, contents: PackContents): ZipEntry[] {
  const { packed, report } = contents;
  const entries: ZipEntry[] = [];
  const written: PackedFile[] = [];
  function add(name: string, text: string) {
    const bytes = strToU8(text);
    written.push({ path: name, size: bytes.length, sha256: bytesToHex(sha256(bytes)) });
    entries.push({ name, input: text });
  }
  if (contents.hasTechnicalData) add("case.json", `${maskedJson(retrieved.received, 2)}\n`);
  add("report.html", report);
  add("manifest.json", writeManifest(retrieved, packed, written, contents));
  add("SHA256SUMS", writeChecksums([...packedFiles(packed), ...written]));
  return entries;
}

/** The most bytes of a ZIP that are in memory before the browser stores them, on disk where there are many. */
const maxBufferedBytes = 2 ** 24;

/**
 * Makes a ZIP of parts, so that it is never in memory as a whole. @throws DOMException when the browser can't store the
 * ZIP.
 */
async function makeZip(entries: readonly ZipEntry[]): Promise<Blob> {
  const parts: Blob[] = [];
  let buffer: BlobPart[] = [];
  let bufferedBytes = 0;
  async function flush() {
    parts.push(await storeBlob(buffer));
    buffer = [];
    bufferedBytes = 0;
  }
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    buffer.push(chunk);
    bufferedBytes += chunk.length;
  });
  for (const { name, input } of entries) {
    // Stored as it is: documents are mostly compressed already.
    const entry = new ZipPassThrough(name);
    zip.add(entry);
    const sink = new WritableStream<Uint8Array>({
      async write(chunk) {
        entry.push(chunk);
        if (bufferedBytes >= maxBufferedBytes) await flush();
      },
    });
    await new Blob([input]).stream().pipeTo(sink);
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  await flush();
  return new Blob(parts);
}
