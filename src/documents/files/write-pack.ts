import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Zip, ZipPassThrough } from "fflate";
import type { NoContent } from "#api/failure.ts";
import { type RetrievedCase, readRetrievedCase } from "#api/get-case.ts";
import { documents as documentMessages } from "#i18n/english/documents.ts";
import { documentsOf } from "#model/case.ts";
import { isIncluded } from "#model/case-document.ts";
import { receivedText } from "#model/received.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { pathInPack, totalSize } from "./find-document.ts";
import { orNotStored, storeBlob } from "./store-blob.ts";
import type { PackContents, PackContentsChoice } from "./worker-messages.ts";

interface WrittenFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  readonly sha256: string;
}

/**
 * Writes the evidence pack of a case as a ZIP: the documents and the files that describe them.
 * @throws Failure when the browser can't store the ZIP, or has lost a document.
 */
export const writePack = (contents: PackContents): Promise<Blob> =>
  orNotStored(
    () => totalSize(contents.files.documents),
    () => makePack(contents),
  );

async function makePack(contents: PackContents): Promise<Blob> {
  const { caseId, files, hasHiddenFields, hasTechnicalData, report } = contents;
  const { json, retrievedAt, documents } = files;
  const retrieved = { ...readRetrievedCase({ status: 200, text: json }, caseId), retrievedAt };
  const written = new Map<string, WrittenFile | NoContent>();
  const zip = createZip();
  for (const document of documents) {
    if (!isIncluded(document, hasHiddenFields)) continue;
    const { path, file } = document;
    written.set(path, typeof file === "string" ? file : await zip.add(pathInPack(document), file));
  }
  const others: WrittenFile[] = [];
  if (hasTechnicalData) {
    others.push(await zip.add("case.json", `${maskedJson(retrieved.received, 2)}\n`));
  }
  others.push(await zip.add("report.html", report));
  await zip.add("manifest.json", writeManifest(retrieved, written, others, contents));
  return zip.end();
}

/** The most bytes of a ZIP that are in memory before the browser stores them, on disk where there are many. */
const maxBufferedBytes = 2 ** 24;

/** A ZIP made of parts, so that it is never in memory as a whole. Throws DOMException when it can't be stored. */
function createZip() {
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
  return {
    async add(path: string, input: Blob | string): Promise<WrittenFile> {
      const blob = new Blob([input]);
      // Not `crypto.subtle`, which needs https and the whole file in memory.
      const hash = sha256.create();
      // Stored as it is: documents are mostly compressed already.
      const entry = new ZipPassThrough(path);
      zip.add(entry);
      const sink = new WritableStream<Uint8Array>({
        async write(chunk) {
          hash.update(chunk);
          entry.push(chunk);
          if (bufferedBytes >= maxBufferedBytes) await flush();
        },
      });
      await blob.stream().pipeTo(sink);
      entry.push(new Uint8Array(), true);
      return { path, size: blob.size, sha256: bytesToHex(hash.digest()) };
    },
    async end(): Promise<Blob> {
      zip.end();
      await flush();
      return new Blob(parts);
    },
  };
}

const maskingNote =
  "Numbers that look like card numbers are masked in the report, in this file and in the names of files. The documents themselves are byte for byte what the service sent.";

/** @param written the documents that are listed, by their path, with their file or why there is none. */
function writeManifest(
  { case: packedCase, retrievedAt }: RetrievedCase,
  written: ReadonlyMap<string, WrittenFile | NoContent>,
  others: readonly WrittenFile[],
  { hasHiddenFields, hasTechnicalData }: PackContentsChoice,
): string {
  const id = maskedId(packedCase.id);
  const manifest = {
    case: {
      // The id is a number, unless it had to be masked.
      id: id === String(packedCase.id) ? packedCase.id : id,
      code: maskCardNumbers(packedCase.code),
    },
    retrievedAt: new Date(retrievedAt).toISOString(),
    contents: { hiddenFields: hasHiddenFields, technicalData: hasTechnicalData },
    masking: maskingNote,
    documents: documentsOf(packedCase).flatMap((document) => {
      const file = written.get(document.path);
      if (file === undefined) return [];
      return {
        ...fileEntry(file),
        name: maskCardNumbers(document.name),
        stage: maskCardNumbers(document.stage),
        field: maskCardNumbers(document.field),
        creator: maskCardNumbers(document.creator),
        date: maskCardNumbers(receivedText(document.created)),
        documentId: maskCardNumbers(document.id),
        path: document.path,
      };
    }),
    files: others.map(({ path, sha256, size }) => ({ file: path, sha256, size })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const fileEntry = (file: WrittenFile | NoContent) =>
  typeof file === "string"
    ? { notPacked: documentMessages.problems[file] }
    : { file: file.path, sha256: file.sha256, size: file.size };
