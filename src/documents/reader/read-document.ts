import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { readItem } from "#api/get-case.ts";
import { readItems, sentText } from "#model/sent.ts";
import type { BpField, Document } from "#wire/bp-field.ts";
import type { BpItem } from "#wire/bp-item.ts";
import { Mismatch } from "#wire/leaf.ts";
import type { Surroundings } from "./answer-chunks.ts";
import type { NotBase64 } from "./base64.ts";
import { fileKindOf, longestPreview } from "./file-kind.ts";
import type { DocumentContent, Order, Wanted } from "./messages.ts";
import { receiveDocuments } from "./receive-documents.ts";
import { chunksOf, openTempFiles, TempFile, TempFileError } from "./temp-file.ts";

type WantedDocument = Extract<Wanted, { readonly kind: "document" }>;

/** By the key that stands in place of a document's content. */
type Files = ReadonlyMap<string, TempFile | NotBase64>;

/**
 * Asks for a case with its files, and reads one document of it.
 * @param onReady gets a file before its checksum is there.
 * @throws Failure
 */
export async function readDocument(
  order: Order,
  wanted: WantedDocument,
  surroundings: Surroundings = {},
  onReady?: (file: DocumentContent) => void,
): Promise<DocumentContent> {
  let received = 0;
  const onProgress: Surroundings["onProgress"] = (progress) => {
    received = progress.total ?? progress.received;
    surroundings.onProgress?.(progress);
  };
  try {
    return await receiveDocuments(
      order,
      await openTempFiles(undefined),
      { ...surroundings, onProgress },
      async (documents, readRest) => {
        const files = new Map<string, TempFile | NotBase64>();
        for await (const { id, content } of documents) {
          if (content && id === wanted.id) files.set(content.key, content.file);
          else if (content?.file instanceof TempFile) await content.file.remove();
        }
        const item = readItem(readRest().json, order.caseId);
        return readContent(findDocument(item, wanted), files, onReady);
      },
    );
  } catch (error) {
    if (!(error instanceof TempFileError)) throw error;
    return { kind: "unkept", why: error.why, size: sizeOfBase64(received) };
  }
}

/** About how many bytes of files are in so many bytes of an answer: nearly all of it is base64. */
export const sizeOfBase64 = (bytes: number): number => Math.round((bytes * 3) / 4);

/**
 * The document wanted: the one in its place if it still is the same, else the only one with its id.
 */
function findDocument(
  item: BpItem,
  { path, id, name }: Omit<WantedDocument, "kind">,
): Document | undefined {
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
  if (!document) return { kind: "gone" };
  const { content } = document;
  if (content === undefined || content === null) return { kind: "not-sent" };
  if (content instanceof Mismatch) return { kind: "corrupt", why: "not-text" };
  const tempFile = files.get(content);
  if (!(tempFile instanceof TempFile))
    return tempFile ? { kind: "corrupt", why: tempFile } : { kind: "not-sent" };
  if (tempFile.size === 0) return { kind: "empty" };
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
