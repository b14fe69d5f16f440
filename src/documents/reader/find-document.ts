import type { CaseDocument } from "#model/case-document.ts";
import type { WantedDocument } from "./messages.ts";

/**
 * Finds a document in another reading of its case, which may have changed meanwhile: at the same path if id
 * and name are still the same, else the only document with its id.
 */
export function findDocument(
  documents: readonly CaseDocument[],
  { path, id, name }: WantedDocument,
): CaseDocument | undefined {
  const atPath = documents.find((document) => document.path === path);
  if (atPath?.id === id && atPath.name === name) return atPath;
  const [withId, ...duplicates] = documents.filter((document) => document.id === id);
  return id === "" || duplicates.length > 0 ? undefined : withId;
}
