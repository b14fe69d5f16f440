import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readBpItem } from "#api/get-case.ts";
import { documentsOf, readCase } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { receivedText } from "#model/received.ts";
import { Mismatch } from "#wire/leaf.ts";
import { canPreview } from "../names/extension.ts";
import type { ReaderOptions } from "./answer-chunks.ts";
import type { NotBase64 } from "./base64.ts";
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
import { receiveDocuments } from "./receive-documents.ts";
import { chunksOf, openTempFiles, TempFile, TempFileError } from "./temp-file.ts";

/** By the key that stands in place of a document's content. */
type Contents = ReadonlyMap<string, TempFile | NotBase64>;

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
        const contents = new Map<string, TempFile | NotBase64>();
        const others = new Set<string>();
        let room = wanted.withOthers ? maxOthersBytes : 0;
        for await (const { id, name, content } of documents) {
          if (!content) continue;
          const { key, file } = content;
          contents.set(key, file);
          if (id === wanted.id || !(file instanceof TempFile)) continue;
          if (file.size <= room && canPreview(name)) {
            others.add(key);
            room -= file.size;
          } else {
            await file.remove();
          }
        }
        const all = documentsOf(readCase(readBpItem(readRest().json, caseId), caseId));
        onKnown?.(await knownFilesOf(all, contents, others));
        const found = findDocument(all, wanted);
        if (!found) return { kind: "no-file", why: "gone" };
        const content = await readContent(found, contents);
        if (content.kind !== "file") return content;
        onReady?.(content);
        return { ...content, sha256: await sha256Of(content.blob) };
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

/** A document's file, or why there is none. */
function contentOf({ content = "" }: CaseDocument, contents: Contents): TempFile | NoContent {
  if (content instanceof Mismatch) return "not-text";
  const file = contents.get(content) ?? "not-sent";
  return file instanceof TempFile && file.size === 0 ? "empty" : file;
}

async function readContent(
  document: CaseDocument,
  contents: Contents,
): Promise<Exclude<DocumentContent, NotStored>> {
  const content = contentOf(document, contents);
  if (!(content instanceof TempFile)) return { kind: "no-file", why: content };
  const blob = await content.finish();
  const start = new Uint8Array(await blob.slice(0, longestPreview + 1).arrayBuffer());
  return { kind: "file", blob, fileKind: fileKindOf(start) };
}

/** What an answer says of all documents; `others` has the keys of the files that are handed over. */
async function knownFilesOf(
  documents: readonly CaseDocument[],
  contents: Contents,
  others: ReadonlySet<string>,
): Promise<KnownFiles> {
  const known = new Map<string, KnownContent>();
  const files = new Map<string, LoadedFile>();
  for (const document of documents) {
    const content = contentOf(document, contents);
    known.set(fileKey(document), content instanceof TempFile ? content.size : content);
    if (!others.has(receivedText(document.content))) continue;
    const file = await readContent(document, contents);
    if (file.kind === "file") files.set(fileKey(document), file);
  }
  return { contents: known, others: files };
}

async function sha256Of(blob: Blob): Promise<string> {
  const hash = sha256.create();
  for await (const chunk of chunksOf(blob)) hash.update(chunk);
  return bytesToHex(hash.digest());
}
