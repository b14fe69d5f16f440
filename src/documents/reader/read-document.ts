import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readItem } from "#api/get-case.ts";
import { readItems, sentText } from "#model/sent.ts";
import type { BpField, Document } from "#wire/bp-field.ts";
import type { BpItem } from "#wire/bp-item.ts";
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
        const item = readItem(readRest().json, caseId);
        return readContent(findDocument(item, wanted), files, onReady);
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
function findDocument(item: BpItem, { path, id, name }: WantedDocument): Document | undefined {
  const places = placesIn(item);
  const [inPlace] = places.filter((place) => place.path === path);
  if (inPlace && sentText(inPlace.document.id) === id && sentText(inPlace.document.name) === name) {
    return inPlace.document;
  }
  const [only, ...others] = places.filter(({ document }) => sentText(document.id) === id);
  return id !== "" && others.length === 0 ? only?.document : undefined;
}

async function readContent(
  document: Document | undefined,
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

/** Every document with its path, spelled as the model spells it. */
export function placesIn(item: BpItem): { path: string; document: Document }[] {
  const inStages = readItems(item.stages).flatMap((stage, at) =>
    readItems(stage.fields).flatMap((field, index) =>
      placesOf(field, `stages[${at}].fields[${index}]`),
    ),
  );
  const ofParticipants = readItems(item.participantFields).flatMap((field, at) =>
    placesOf(field, `participantFields[${at}]`),
  );
  return [...inStages, ...ofParticipants];
}

const placesOf = (field: BpField, path: string) =>
  readItems(field.documentsInfo).map((document, at) => ({
    path: `${path}.documentsInfo[${at}]`,
    document,
  }));
