import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readBpItem } from "#api/get-case.ts";
import { documentsOf, readCase } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { Mismatch } from "#wire/leaf.ts";
import type { ReaderOptions } from "./answer-chunks.ts";
import type { NotBase64 } from "./base64.ts";
import { fileKindOf, longestPreview } from "./file-kind.ts";
import type { DocumentContent, NotStored, Order, WantedDocument } from "./messages.ts";
import { receiveDocuments } from "./receive-documents.ts";
import { chunksOf, openTempFiles, TempFile, TempFileError } from "./temp-file.ts";

/** By the key that stands in place of a document's content. */
type Files = ReadonlyMap<string, TempFile | NotBase64>;

interface DocumentOptions extends ReaderOptions {
  /** Gets a file before its checksum is there. */
  readonly onReady?: (file: DocumentContent) => void;
}

/**
 * Asks for a case with its files, and reads one document of it.
 * @throws Failure
 */
export async function readDocument(
  order: Order<WantedDocument>,
  { onReady, ...options }: DocumentOptions = {},
): Promise<DocumentContent> {
  const { caseId, wanted } = order;
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
      async (documents, readRest) => {
        const files = new Map<string, TempFile | NotBase64>();
        for await (const { id, content } of documents) {
          if (content && id === wanted.id) files.set(content.key, content.file);
          else if (content?.file instanceof TempFile) await content.file.remove();
        }
        const item = readCase(readBpItem(readRest().json, caseId), caseId);
        return readContent(findDocument(documentsOf(item), wanted), files, onReady);
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
 * The document wanted: the one in its place if it still is the same, else the only one with its id.
 */
function findDocument(
  documents: readonly CaseDocument[],
  { path, id, name }: WantedDocument,
): CaseDocument | undefined {
  const inPlace = documents.find((document) => document.path === path);
  if (inPlace?.id === id && inPlace.name === name) return inPlace;
  const [only, ...others] = documents.filter((document) => document.id === id);
  return id !== "" && others.length === 0 ? only : undefined;
}

async function readContent(
  document: CaseDocument | undefined,
  files: Files,
  onReady?: (file: DocumentContent) => void,
): Promise<DocumentContent> {
  if (!document) return { kind: "no-file", why: "gone" };
  const { content } = document;
  if (content instanceof Mismatch) return { kind: "no-file", why: "not-text" };
  const tempFile = files.get(content ?? "") ?? "not-sent";
  if (!(tempFile instanceof TempFile)) return { kind: "no-file", why: tempFile };
  if (tempFile.size === 0) return { kind: "no-file", why: "empty" };
  const blob = await tempFile.finish();
  const start = new Uint8Array(await blob.slice(0, longestPreview + 1).arrayBuffer());
  const file = { kind: "file", blob, fileKind: fileKindOf(start) } as const;
  onReady?.(file);
  return { ...file, sha256: await sha256Of(blob) };
}

async function sha256Of(blob: Blob): Promise<string> {
  const hash = sha256.create();
  for await (const chunk of chunksOf(blob)) hash.update(chunk);
  return bytesToHex(hash.digest());
}
