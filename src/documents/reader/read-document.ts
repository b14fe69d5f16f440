import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { canPreview } from "../names/extension.ts";
import type { ReaderOptions } from "./answer-chunks.ts";
import { fileKindOf, maxPreviewBytes } from "./file-kind.ts";
import {
  type DocumentContent,
  fileKey,
  type LoadedFile,
  type NoContent,
  type NotStored,
  type Order,
  type ReceivedFiles,
  type WantedDocument,
} from "./messages.ts";
import { type CaseWithFiles, receiveDocuments, sizesOf } from "./receive-documents.ts";
import { chunksOf, openTempFiles, TempFile, TempFileError } from "./temp-file.ts";

type Documents = CaseWithFiles<TempFile>["documents"];

/** The limit for all other files together, because they stay in memory. */
const maxOthersBytes = 32 * 2 ** 20;

interface DocumentOptions extends ReaderOptions {
  /** Called once the case has been read. */
  readonly onReceived?: (received: ReceivedFiles) => void;
  /** Called with the file before its checksum is computed. */
  readonly onReady?: (file: DocumentContent) => void;
}

/**
 * Requests a case with its files, and reads one document of it.
 * @throws Failure
 */
export async function readDocument(
  order: Order<WantedDocument>,
  { onReady, onReceived, ...options }: DocumentOptions = {},
): Promise<DocumentContent> {
  const { wanted } = order;
  let answerBytes = 0;
  const onProgress: ReaderOptions["onProgress"] = (progress) => {
    answerBytes = progress.total ?? progress.received;
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
        let remainingBytes = wanted.withOthers ? maxOthersBytes : 0;
        for await (const { id, name, content } of received) {
          if (!content) continue;
          const { key, file } = content;
          files.set(key, file);
          if (id === wanted.id || !(file instanceof TempFile)) continue;
          if (file.size <= remainingBytes && canPreview(name)) {
            others.add(file);
            remainingBytes -= file.size;
          } else {
            await file.remove();
          }
        }
        const { documents } = readCase(files);
        onReceived?.({ sizes: sizesOf(documents), others: await loadOthers(documents, others) });
        const file = findFile(documents, wanted);
        if (!(file instanceof TempFile)) return { kind: "no-file", why: file };
        const loaded = await load(file);
        onReady?.(loaded);
        return { ...loaded, sha256: await sha256Of(loaded.blob) };
      },
    );
  } catch (error) {
    return notStored(error, answerBytes);
  }
}

/**
 * Turns a {@link TempFileError} into a result; throws every other error again.
 * @param answerBytes the size of the answer, nearly all of which is base64.
 */
export function notStored(error: unknown, answerBytes: number): NotStored {
  if (!(error instanceof TempFileError)) throw error;
  return { kind: "not-stored", why: error.why, size: Math.round((answerBytes * 3) / 4) };
}

/**
 * Finds the wanted document's file: at the same path if id and name are still the same, else that of the
 * only document with the id. The case may have changed since it was read without files.
 */
function findFile(
  documents: Documents,
  { path, id, name }: WantedDocument,
): TempFile | NoContent | "gone" {
  const atPath = documents.find(({ document }) => document.path === path);
  if (atPath?.document.id === id && atPath.document.name === name) return atPath.file;
  const [withId, ...duplicates] = documents.filter(({ document }) => document.id === id);
  return withId && id !== "" && duplicates.length === 0 ? withId.file : "gone";
}

async function load(file: TempFile): Promise<LoadedFile> {
  const blob = await file.finish();
  const start = new Uint8Array(await blob.slice(0, maxPreviewBytes + 1).arrayBuffer());
  return { kind: "file", blob, fileKind: fileKindOf(start) };
}

async function loadOthers(documents: Documents, others: ReadonlySet<TempFile>) {
  const files = new Map<string, LoadedFile>();
  for (const { document, file } of documents) {
    const isOther = file instanceof TempFile && others.has(file);
    if (isOther) files.set(fileKey(document), await load(file));
  }
  return files;
}

async function sha256Of(blob: Blob): Promise<string> {
  const hash = sha256.create();
  for await (const chunk of chunksOf(blob)) hash.update(chunk);
  return bytesToHex(hash.digest());
}
