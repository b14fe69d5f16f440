import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canPreview } from "../names/extension.ts";
import type { ReaderOptions } from "./answer-chunks.ts";
import { fileKindOf, longestPreview } from "./file-kind.ts";
import {
  type DocumentContent,
  fileKey,
  type KnownContent,
  type KnownFiles,
  type LoadedFile,
  type NoContent,
  type NotStored,
  type Order,
  type WantedDocument,
} from "./messages.ts";
import { type CaseWithFiles, receiveDocuments } from "./receive-documents.ts";
import { chunksOf, openTempFiles, TempFile, TempFileError } from "./temp-file.ts";

type Documents = CaseWithFiles<TempFile>["documents"];

/** Bytes of files that are handed over beside the one that was asked for: they stay in memory. */
const maxOthersBytes = 32 * 2 ** 20;

interface DocumentOptions extends ReaderOptions {
  /** Gets what the answer says of all documents. */
  readonly onKnown?: (known: KnownFiles) => void;
  /** Gets a file before its checksum is there. */
  readonly onReady?: (file: DocumentContent) => void;
}

/**
 * Asks for a case with its files, and reads one document of it.
 * @throws Failure
 */
export async function readDocument(
  order: Order<WantedDocument>,
  { onReady, onKnown, ...options }: DocumentOptions = {},
): Promise<DocumentContent> {
  const { wanted } = order;
  let received = 0;
  const onProgress: ReaderOptions["onProgress"] = (progress) => {
    received = progress.total ?? progress.received;
    options.onProgress?.(progress);
  };
  try {
    return await receiveDocuments(
      order,
      await openTempFiles(undefined),
      { ...options, onProgress },
      async (received, readCase) => {
        const files = new Map<string, TempFile | NoContent>();
        const others = new Set<TempFile>();
        let room = wanted.withOthers ? maxOthersBytes : 0;
        for await (const { id, name, content } of received) {
          if (!content) continue;
          const { key, file } = content;
          files.set(key, file);
          if (id === wanted.id || !(file instanceof TempFile)) continue;
          if (file.size <= room && canPreview(name)) {
            others.add(file);
            room -= file.size;
          } else {
            await file.remove();
          }
        }
        const { documents } = readCase(files);
        onKnown?.(await knownFilesOf(documents, others));
        const file = findFile(documents, wanted);
        if (!(file instanceof TempFile)) return { kind: "no-file", why: file };
        const loaded = await load(file);
        onReady?.(loaded);
        return { ...loaded, sha256: await sha256Of(loaded.blob) };
      },
    );
  } catch (error) {
    return notStored(error, received);
  }
}

/**
 * That the browser did not store the files of an answer of so many bytes; nearly all of it is base64.
 * @throws what is no {@link TempFileError}.
 */
export function notStored(error: unknown, answerBytes: number): NotStored {
  if (!(error instanceof TempFileError)) throw error;
  return { kind: "not-stored", why: error.why, size: Math.round((answerBytes * 3) / 4) };
}

/**
 * The file of the document wanted: the one in its place if it still is the same, else the only one with
 * its id.
 */
function findFile(
  documents: Documents,
  { path, id, name }: WantedDocument,
): TempFile | NoContent | "gone" {
  const inPlace = documents.find(({ document }) => document.path === path);
  if (inPlace?.document.id === id && inPlace.document.name === name) return inPlace.file;
  const [only, ...others] = documents.filter(({ document }) => document.id === id);
  return only && id !== "" && others.length === 0 ? only.file : "gone";
}

async function load(file: TempFile): Promise<LoadedFile> {
  const blob = await file.finish();
  const start = new Uint8Array(await blob.slice(0, longestPreview + 1).arrayBuffer());
  return { kind: "file", blob, fileKind: fileKindOf(start) };
}

/** What an answer says of all documents; `others` are the files that are handed over. */
async function knownFilesOf(
  documents: Documents,
  others: ReadonlySet<TempFile>,
): Promise<KnownFiles> {
  const contents = new Map<string, KnownContent>();
  const files = new Map<string, LoadedFile>();
  for (const { document, file } of documents) {
    const key = fileKey(document);
    contents.set(key, file instanceof TempFile ? file.size : file);
    if (file instanceof TempFile && others.has(file)) files.set(key, await load(file));
  }
  return { contents, others: files };
}

async function sha256Of(blob: Blob): Promise<string> {
  const hash = sha256.create();
  for await (const chunk of chunksOf(blob)) hash.update(chunk);
  return bytesToHex(hash.digest());
}
