import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { makeZip } from "client-zip";
import { Failure } from "#api/failure.ts";
import { toIsoDate } from "#model/calendar-date.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { maskedJson } from "#privacy/masked-json.ts";
import { isDateTime } from "#wire/date-time.ts";
import { isRecord, writeJson } from "#wire/json.ts";
import { safeNamer } from "../names/safe-name.ts";
import type { ReaderOptions } from "../reader/answer-chunks.ts";
import type { Bytes } from "../reader/base64.ts";
import {
  fileKey,
  type KnownContent,
  type KnownFiles,
  type NoContent,
  type Order,
  type PackedFile,
  type PackResult,
  type PackSummary,
  type Progress,
  type ReportedCase,
  type WantedPack,
} from "../reader/messages.ts";
import { notStored } from "../reader/read-document.ts";
import {
  isContentPath,
  type ReceivedDocument,
  receiveDocuments,
} from "../reader/receive-documents.ts";
import { openTempFiles, type TempFile } from "../reader/temp-file.ts";
import { writeChecksums, writeManifest } from "./manifest.ts";
import { filesOf, type PackedCase, sameFiles, withoutFolder } from "./packed-files.ts";

/** A file of the pack. A ZIP has a wall clock without a zone: the local one of the date. */
interface ZipEntry {
  /** Its path in the ZIP, steps divided by `/`. */
  readonly name: string;
  readonly input: Bytes | AsyncIterable<Bytes>;
  readonly lastModified: Date;
}

interface PackOptions extends ReaderOptions {
  /** Gets what the answer says of all documents. */
  readonly onKnown?: (known: KnownFiles) => void;
  readonly writeReport: (reported: ReportedCase) => Promise<string>;
}

/**
 * Makes the evidence pack of a case from one answer, while it is received: every document, `case.json`,
 * `report.html`, `manifest.json` and `SHA256SUMS`. Neither the pack nor a document is in memory as a
 * whole. Of a pack that the browser does not store it tells why. Whoever ordered a pack removes its
 * temporary files.
 * @throws Failure; then there is no pack, and no part of one.
 */
export async function makeCasePack(
  order: Order<WantedPack>,
  { onProgress, onKnown, writeReport, ...options }: PackOptions,
): Promise<PackResult> {
  const createFile = await openTempFiles(order.wanted.tempPrefix);
  let progress: Progress & { readonly documents: number } = { received: 0, documents: 0 };
  function change(part: Partial<Progress>) {
    progress = { ...progress, ...part };
    onProgress?.(progress);
  }
  try {
    return await receiveDocuments(
      order,
      createFile,
      { ...options, onProgress: change },
      async (received, readCase) => {
        const files = new Map<string, PackedFile | NoContent>();
        const zip = createFile();
        let packed: PackedCase | undefined;
        async function* entries(): AsyncGenerator<ZipEntry> {
          yield* documentEntries(received, files, (count) => change({ documents: count }));
          packed = readCase(files);
          // A document that the answer has twice in one place has no place in the case.
          if (filesOf(packed).length !== progress.documents) {
            throw new Failure({ kind: "unreadable", why: "not-object" });
          }
          onKnown?.({ contents: knownContentsOf(packed) });
          yield* aboutThem(packed, writeReport);
        }
        const blob = await writeZip(entries(), zip);
        if (!packed) throw new Error("a pack without a case");
        return { kind: "pack", blob, ...summaryOf(packed) };
      },
    );
  } catch (error) {
    return notStored(error, progress.total ?? progress.received);
  }
}

/**
 * The documents that have content, as entries of the ZIP.
 * @param files gets what became of each content, by its key.
 * @param onCount gets how many are in the ZIP so far.
 */
async function* documentEntries(
  documents: AsyncIterable<ReceivedDocument>,
  files: Map<string, PackedFile | NoContent>,
  onCount: (count: number) => void,
): AsyncGenerator<ZipEntry> {
  const begun = new Date();
  const nextName = safeNamer();
  let count = 0;
  for await (const { name, created, content } of documents) {
    const path = `documents/${nextName(name)}`;
    if (!content) continue;
    const { key, file } = content;
    if (typeof file === "string") {
      files.set(key, file);
      continue;
    }
    const hash = sha256.create();
    const lastModified = localDate(created) ?? begun;
    // The ZIP takes all chunks of an entry before it asks for the next one.
    yield { name: path, input: hashed(file.chunks(), hash), lastModified };
    files.set(key, { path, size: file.size, sha256: bytesToHex(hash.digest()) });
    count += 1;
    onCount(count);
  }
}

async function* hashed(
  chunks: AsyncIterable<Bytes>,
  hash: { readonly update: (bytes: Bytes) => unknown },
): AsyncGenerator<Bytes> {
  for await (const chunk of chunks) {
    hash.update(chunk);
    yield chunk;
  }
}

/**
 * Writes entries that come one after another into a ZIP; none is held after it has been written.
 * @throws what the entries throw; then there is no ZIP.
 */
async function writeZip(entries: AsyncIterable<ZipEntry>, zip: TempFile): Promise<Blob> {
  const reader = makeZip(entries).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return zip.finish();
    if (!isPlain(value)) throw new TypeError("a ZIP is written in memory of its own");
    zip.add(value);
    await zip.flush();
  }
}

const isPlain = (bytes: Uint8Array): bytes is Bytes => bytes.buffer instanceof ArrayBuffer;

/** The files that tell of the documents; each has the checksums of those before it. */
async function* aboutThem(
  packed: PackedCase,
  writeReport: PackOptions["writeReport"],
): AsyncGenerator<ZipEntry> {
  const { received, retrievedAt } = packed.retrieved;
  const lastModified = new Date(retrievedAt);
  const written: PackedFile[] = [];
  function write(name: string, text: string): ZipEntry {
    const bytes = new TextEncoder().encode(text);
    written.push({ path: name, size: bytes.length, sha256: bytesToHex(sha256(bytes)) });
    return { name, input: bytes, lastModified };
  }
  const withoutFiles = withoutContents(received);
  yield write("case.json", `${maskedJson(withoutFiles, 2)}\n`);
  const report = await writeReport({
    json: writeJson(withoutFiles),
    files: new Map(packed.documents.map(({ document, file }) => [document.path, file])),
    retrievedAt,
  });
  yield write("report.html", report);
  yield write("manifest.json", writeManifest(packed, written));
  yield write("SHA256SUMS", writeChecksums([...filesOf(packed), ...written]));
}

/** The specification nests eight deep. */
const maxPathDepth = 32;

/** A value without its documents' contents. */
function withoutContents(value: unknown, path = "", depth = 0): unknown {
  if (depth === maxPathDepth) return value;
  if (Array.isArray(value)) {
    return value.map((item: unknown) => withoutContents(item, `${path}[]`, depth + 1));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const at = path === "" ? key : `${path}.${key}`;
      const isLeftOut = typeof item === "string" && isContentPath(at);
      return isLeftOut ? [] : [[key, withoutContents(item, at, depth + 1)]];
    }),
  );
}

/** A date-time, or a day, as the service's wall clock shows it, for a ZIP, whose years are 1980 to 2107. */
function localDate(sent: string): Date | undefined {
  const day = toIsoDate(sent);
  const time = day === undefined ? sent : `${day}T00:00:00`;
  if (!isDateTime(time)) return undefined;
  const [year = 0, month = 1, ...rest] = time.split(/\D/, 6).map(Number);
  const [date = 1, hour, minute, second] = rest;
  return year < 1980 || year > 2107
    ? undefined
    : new Date(year, month - 1, date, hour, minute, second);
}

function summaryOf(packed: PackedCase): PackSummary {
  const files = filesOf(packed);
  return {
    documents: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
    same: sameFiles(files).map((paths) => paths.map(withoutFolder)),
    missing: packed.documents.flatMap(({ document, file }, index) =>
      typeof file === "string"
        ? [{ name: maskCardNumbers(document.name.trim()), number: index + 1, why: file }]
        : [],
    ),
  };
}

const knownContentsOf = ({ documents }: PackedCase): Map<string, KnownContent> =>
  new Map(
    documents.map(({ document, file }) => [
      fileKey(document),
      typeof file === "string" ? file : file.size,
    ]),
  );
