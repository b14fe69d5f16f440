import type { CaseDocument } from "#model/case-document.ts";
import { receivedText } from "#model/received.ts";
import type { CaseFile, CaseFiles } from "./worker-messages.ts";

/** Unique in its case, and the same in another reading unless the document moves. */
export const fileKey = ({ path, id }: Pick<CaseDocument, "path" | "id">): string => `${path} ${id}`;

/** The DOM id of a document's row among the attachments. */
export const documentAnchor = (path: string): string =>
  `document-${path.replaceAll(/\W+/g, "-").replace(/-$/, "")}`;

type DocumentIdentity = Pick<CaseDocument, "path" | "id" | "name">;

/** Finds a document in another reading of its case: at the same path if id and name are the same, else by its id. */
export function findDocument<T extends DocumentIdentity>(
  documents: readonly T[],
  { path, id, name }: DocumentIdentity,
): T | undefined {
  const atPath = documents.find((document) => document.path === path);
  if (atPath?.id === id && atPath.name === name) return atPath;
  const [withId, ...duplicates] = documents.filter((document) => document.id === id);
  return id === "" || duplicates.length > 0 ? undefined : withId;
}

/**
 * The file of a document, or why it has none; `undefined` where the answer with files is too old to tell.
 * @param retrievedAt when the case with this document was read. An earlier answer has the document's file
 *   unless the document was added, renamed or replaced since.
 */
export function fileOf(
  files: CaseFiles | undefined,
  document: CaseDocument,
  retrievedAt: number,
): CaseFile["file"] | "gone" | undefined {
  if (!files) return undefined;
  const found = findDocument(files.documents, document);
  if (files.retrievedAt >= retrievedAt) return found?.file ?? "gone";
  const isSame = found?.name === document.name && found.created === receivedText(document.created);
  return isSame ? found.file : undefined;
}

/** Where the file is in an evidence pack. */
export const pathInPack = ({ saveName }: CaseFile): string => `documents/${saveName}`;

/** In bytes. */
export const totalSize = (documents: readonly CaseFile[]): number =>
  documents.reduce((sum, { file }) => sum + (typeof file === "string" ? 0 : file.size), 0);

export interface ListedDocument {
  readonly document: CaseDocument;
  /** Its place in the answer, from 1, which is the name of a document that has none. */
  readonly number: number;
  readonly isOfStage: boolean;
}

export function documentsInOrder(
  documents: readonly CaseDocument[],
  stageDocuments: readonly CaseDocument[] = [],
): readonly ListedDocument[] {
  const ofStage = new Set(stageDocuments);
  return documents
    .map((document, index) => ({ document, number: index + 1, isOfStage: ofStage.has(document) }))
    .toSorted((a, b) => Number(b.isOfStage) - Number(a.isOfStage));
}
