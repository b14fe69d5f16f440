import { readItems, sentText } from "#model/sent.ts";
import type { BpField, Document } from "#wire/bp-field.ts";
import type { BpItem } from "#wire/bp-item.ts";
import { Unread } from "#wire/leaf.ts";
import { type Bytes, readBase64 } from "./base64.ts";
import { fileKindOf } from "./file-kind.ts";
import type { DocumentContent, ReadOrder } from "./reader-messages.ts";

/**
 * The document wanted: the one in its place if it still is the same, else the only one with its id.
 */
export function findDocument(
  item: BpItem,
  { path, id, name }: ReadOrder["document"],
): Document | undefined {
  const places = placesIn(item);
  const [inPlace] = places.filter((place) => place.path === path);
  if (inPlace && sentText(inPlace.document.id) === id && sentText(inPlace.document.name) === name) {
    return inPlace.document;
  }
  const [only, ...others] = places.filter(({ document }) => sentText(document.id) === id);
  return id !== "" && others.length === 0 ? only?.document : undefined;
}

/**
 * Decodes a document's content.
 * @param onReady gets a file before its checksum is there.
 */
export async function readContent(
  document: Document | undefined,
  onReady?: (file: DocumentContent) => void,
): Promise<DocumentContent> {
  if (!document) return { kind: "gone" };
  const { content } = document;
  if (content === undefined || content === null) return { kind: "not-sent" };
  if (content instanceof Unread) return { kind: "corrupt", why: "not-text" };
  const bytes = readBase64(content);
  if (typeof bytes === "string") return { kind: "corrupt", why: bytes };
  if (bytes.length === 0) return { kind: "empty" };
  const file = { kind: "file", blob: new Blob([bytes]), fileKind: fileKindOf(bytes) } as const;
  onReady?.(file);
  return { ...file, sha256: await sha256Of(bytes) };
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

async function sha256Of(bytes: Bytes): Promise<string | undefined> {
  if (!globalThis.isSecureContext) return undefined;
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return new Uint8Array(digest).toHex();
}
