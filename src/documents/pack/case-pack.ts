import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { makeZip } from "client-zip";
import { Failure } from "#api/failure.ts";
import { receivedPart } from "#api/get-case.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { isRecord, writeJson } from "#wire/json.ts";
import { safeNamer } from "../names/safe-name.ts";
import type { Bytes } from "../reader/base64.ts";
import type {
  DocumentSizes,
  FilesRequest,
  NoContent,
  OnProgress,
  Pack,
  PackedFile,
  WriteReport,
} from "../reader/messages.ts";
import { type ReceivedDocument, receiveDocuments } from "../reader/receive-documents.ts";
import { openTempFiles, type TempFile } from "../reader/temp-file.ts";
import { type PackedCase, packedFiles, writeChecksums, writeManifest } from "./manifest.ts";

/** A file of the pack. */
interface ZipEntry {
  /** Its path in the ZIP, with `/` between folders. */
  readonly name: string;
  readonly input: Bytes | AsyncIterable<Bytes>;
}

/**
 * Makes the evidence pack of a case from one answer, while it is received: every document, `case.json`,
 * `report.html`, `manifest.json` and `SHA256SUMS`. Neither the pack nor a document is in memory as a
 * whole. The caller removes the pack's temporary files.
 * @param tempPrefix the prefix of their names.
 * @throws Failure, NotStored; then there is no pack, and no part of one.
 */
export async function makeCasePack(
  request: FilesRequest,
  tempPrefix: string,
  onProgress: OnProgress,
  writeReport: WriteReport,
): Promise<Pack> {
  const createFile = await openTempFiles(tempPrefix);
  return receiveDocuments(request, createFile, onProgress, async (documents, readCase) => {
    let sizes: DocumentSizes = new Map();
    async function* entries(): AsyncGenerator<ZipEntry> {
      const files = new Map<string, PackedFile | NoContent>();
      yield* documentEntries(documents, files);
      const packed = readCase(files);
      const received = [...files.values()].filter((file) => typeof file !== "string");
      // `JSON.parse` keeps the last of two equal keys, so the documents of the first would be missing.
      if (received.length !== packedFiles(packed).length) {
        throw new Failure({ kind: "unreadable", why: "not-object" });
      }
      sizes = packed.sizes;
      yield* descriptionEntries(packed, writeReport);
    }
    const blob = await writeZip(entries(), createFile());
    return { blob, sizes };
  });
}

/**
 * The documents that have content, as entries of the ZIP.
 * @param files is filled with the file of each content, or why there is none, by the content's key.
 */
async function* documentEntries(
  documents: AsyncIterable<ReceivedDocument>,
  files: Map<string, PackedFile | NoContent>,
): AsyncGenerator<ZipEntry> {
  const nextName = safeNamer();
  for await (const { name, contentKey, file } of documents) {
    const path = `documents/${nextName(name)}`;
    if (typeof file === "string") {
      files.set(contentKey, file);
      continue;
    }
    const hash = sha256.create();
    // `client-zip` consumes all chunks of an entry before it requests the next one: then the hash is complete.
    yield { name: path, input: hashChunks(file.chunks(), hash) };
    files.set(contentKey, { path, size: file.size, sha256: bytesToHex(hash.digest()) });
  }
}

async function* hashChunks(
  chunks: AsyncIterable<Bytes>,
  hash: { readonly update: (bytes: Bytes) => unknown },
): AsyncGenerator<Bytes> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Writes a ZIP while its entries arrive. No entry stays in memory after it has been written.
 * @throws what `entries` throws; then there is no ZIP.
 */
async function writeZip(entries: AsyncIterable<ZipEntry>, zip: TempFile): Promise<Blob> {
  const sink = new WritableStream<Uint8Array>({
    write(chunk) {
      // Not copied, so that no chunk is in memory twice.
      if (!isUnshared(chunk)) throw new TypeError("client-zip wrote into shared memory");
      zip.add(chunk);
      return zip.flush();
    },
  });
  await makeZip(entries).pipeTo(sink);
  return zip.finish();
}

const isUnshared = (bytes: Uint8Array): bytes is Bytes => bytes.buffer instanceof ArrayBuffer;

/** The files that describe the documents. `SHA256SUMS` comes last, with the checksums of all others. */
async function* descriptionEntries(
  packed: PackedCase,
  writeReport: WriteReport,
): AsyncGenerator<ZipEntry> {
  const { received, retrievedAt } = packed.retrieved;
  const written: PackedFile[] = [];
  function write(name: string, text: string): ZipEntry {
    const bytes = new TextEncoder().encode(text);
    written.push({ path: name, size: bytes.length, sha256: bytesToHex(sha256(bytes)) });
    return { name, input: bytes };
  }
  removeContents(packed);
  yield write("case.json", `${maskedJson(received, 2)}\n`);
  const report = await writeReport({
    json: writeJson(received),
    files: new Map(packed.documents.map(({ document, file }) => [document.path, file])),
    retrievedAt,
  });
  yield write("report.html", report);
  yield write("manifest.json", writeManifest(packed, written));
  yield write("SHA256SUMS", writeChecksums([...packedFiles(packed), ...written]));
}

/** Removes the documents' contents from the received answer. */
function removeContents({ retrieved, documents }: PackedCase): void {
  for (const { document } of documents) {
    const received = receivedPart(retrieved, document.path);
    if (isRecord(received) && typeof received["content"] === "string") delete received["content"];
  }
}
