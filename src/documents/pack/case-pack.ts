import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { Failure } from "#api/failure.ts";
import { readAnswer } from "#api/transport.ts";
import { maskCardNumbers } from "#language/card-number.ts";
import { loadLaterWords } from "#language/later-words.ts";
import { maskJson } from "#language/masked-json.ts";
import { loadLanguage } from "#language/words.ts";
import { readDay } from "#model/calendar-date.ts";
import { isDateTime } from "#wire/date-time.ts";
import { writeJson } from "#wire/json.ts";
import { readAnswerBytes, type Surroundings } from "../answer-stream.ts";
import type { Bytes } from "../base64.ts";
import type { Progress } from "../reader-messages.ts";
import { safeNamer } from "../safe-name.ts";
import { createDocumentStream, isContentPath } from "./document-stream.ts";
import { leaveOut } from "./left-out.ts";
import { writeChecksums, writeManifest } from "./manifest.ts";
import { type PackFacts, readPackFacts } from "./pack-facts.ts";
import type { NotPacked, Pack, PackOrder, PackProgress, Unkept } from "./pack-messages.ts";
import { filesOf, type PackedFile, sameFiles, withoutFolder } from "./packed-document.ts";
import { writeReport } from "./report.ts";
import { type OpenSpool, SpoolFault, spoolsOf } from "./spool.ts";
import { type ZipEntry, zipOf } from "./zip.ts";

// Nearly all of an answer with files is base64: four characters for three bytes.
const packed = 3 / 4;

interface PackSurroundings extends Pick<Surroundings, "fetch"> {
  readonly onProgress?: (progress: PackProgress) => void;
}

/**
 * Makes the evidence pack of a case from one answer, while it comes: every document, `case.json`,
 * `report.html`, `manifest.json` and `SHA256SUMS`. Neither it nor a document is in memory as a whole.
 * Of one that the browser does not keep it tells why.
 * @throws Failure; then there is no pack, and no part of one.
 */
export function makeCasePack(
  order: PackOrder,
  { onProgress, ...surroundings }: PackSurroundings = {},
): Promise<Pack | Unkept> {
  const contents = new Map<string, PackedFile | NotPacked>();
  let heard: Progress = { received: 0 };
  let documents = 0;
  let facts: PackFacts | undefined;
  const sayProgress = () => onProgress?.({ ...heard, documents });

  function onAnswer(progress: Progress) {
    heard = progress;
    sayProgress();
  }

  async function* entries(
    status: number,
    pieces: AsyncIterable<Bytes>,
    openSpool: OpenSpool,
  ): AsyncGenerator<ZipEntry> {
    const begun = new Date();
    const stream = createDocumentStream(openSpool);
    const nextName = safeNamer();
    for await (const piece of pieces) {
      for (const { name, created, content } of stream.push(piece)) {
        const path = `documents/${nextName(name)}`;
        if (!content) continue;
        const { key, file } = content;
        if (typeof file === "string" || file.size === 0) {
          contents.set(key, typeof file === "string" ? file : "empty");
          continue;
        }
        const { size, sha256: digest } = file;
        contents.set(key, { path, size, sha256: digest });
        yield { name: path, pieces: file.pieces, lastModified: localDate(created) ?? begun };
        documents += 1;
        sayProgress();
      }
      await stream.spill();
    }
    const { json } = readAnswer(status, stream.end());
    facts = readPackFacts(json, order.caseId, contents);
    // A document that the answer has twice in one place has no place in the case.
    if (filesOf(facts.documents).length !== documents) {
      throw new Failure({ kind: "unreadable", why: "not-object" });
    }
    yield* aboutThem(facts, json, order);
  }

  return readAnswerBytes(
    order,
    { ...surroundings, onProgress: onAnswer },
    async (status, pieces) => {
      const { open, removeAll } = await spoolsOf(order.pack);
      try {
        const blob = await zipOf(entries(status, pieces, open), await open());
        if (!facts) throw new Error("a pack without a case");
        return { blob, ...summaryOf(facts) };
      } catch (error) {
        await removeAll();
        if (!(error instanceof SpoolFault)) throw error;
        const { received, total = received } = heard;
        return { unkept: error.why, size: Math.round(total * packed) };
      }
    },
  );
}

/** The files that tell of the documents; each has the checksums of those before it. */
async function* aboutThem(
  facts: PackFacts,
  json: Record<string, unknown>,
  { tag, serviceZone, acquirerRoles }: PackOrder,
): AsyncGenerator<ZipEntry> {
  const lastModified = new Date(facts.retrievedAt);
  const written: PackedFile[] = [];
  function write(name: string, text: string): ZipEntry {
    const bytes = new TextEncoder().encode(text);
    written.push({ path: name, size: bytes.length, sha256: bytesToHex(sha256(bytes)) });
    return { name, pieces: [bytes], lastModified };
  }
  yield write("case.json", `${maskJson(writeJson(leaveOut(json, isContentPath), 2))}\n`);
  await loadLaterWords(tag);
  const settings = { timeZone: serviceZone, acquirerRoles };
  yield write("report.html", writeReport(facts, await loadLanguage(tag), settings));
  yield write("manifest.json", writeManifest(facts, written));
  yield write("SHA256SUMS", writeChecksums([...filesOf(facts.documents), ...written]));
}

/** A date-time, or a day, as the service's wall clock shows it, for a ZIP, whose years are 1980 to 2107. */
function localDate(sent: string): Date | undefined {
  const day = readDay(sent);
  const time = day === undefined ? sent : `${day}T00:00:00`;
  if (!isDateTime(time)) return undefined;
  const [year = 0, month = 1, ...rest] = time.split(/\D/, 6).map(Number);
  const [date = 1, hour, minute, second] = rest;
  return year < 1980 || year > 2107
    ? undefined
    : new Date(year, month - 1, date, hour, minute, second);
}

function summaryOf({ documents }: PackFacts): Omit<Pack, "blob"> {
  const files = filesOf(documents);
  return {
    documents: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
    same: sameFiles(documents).map((paths) => paths.map(withoutFolder)),
    missing: documents.flatMap(({ document, outcome }, at) =>
      typeof outcome === "string"
        ? [{ name: maskCardNumbers(document.name.trim()), number: at + 1, why: outcome }]
        : [],
    ),
  };
}
