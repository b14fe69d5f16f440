import { readBpItem } from "#api/get-case.ts";
import { type Case, documentsOf, readCase } from "#model/case.ts";
import type { CaseDocument } from "#model/case-document.ts";
import type { CaseId } from "#model/case-id.ts";
import { Mismatch } from "#wire/leaf.ts";
import type { NoContent, PackedFile } from "../reader/messages.ts";

/** A document of the case, and its file in the pack or why there is none. */
export interface PackedDocument {
  readonly document: CaseDocument;
  readonly outcome: PackedFile | NoContent;
}

/** What every part of a pack tells about it. */
export interface PackFacts {
  readonly packed: Case;
  /** Every document of the case, in its order. */
  readonly documents: readonly PackedDocument[];
  /** Milliseconds since 1970 when the answer had come. */
  readonly retrievedAt: number;
}

/** What became of the contents of an answer, by what stands in their place. */
type Contents = ReadonlyMap<string, PackedFile | NoContent>;

/**
 * Reads an answer whose contents have been taken out of it.
 * @throws Failure
 */
export function readPackFacts(
  json: Record<string, unknown>,
  id: CaseId,
  contents: Contents,
): PackFacts {
  const packed = readCase(readBpItem(json, id), id);
  return {
    packed,
    documents: documentsOf(packed).map((document) => ({
      document,
      outcome: outcomeOf(document, contents),
    })),
    retrievedAt: Date.now(),
  };
}

const outcomeOf = ({ content = "" }: CaseDocument, contents: Contents): PackedFile | NoContent =>
  content instanceof Mismatch ? "not-text" : (contents.get(content) ?? "not-sent");

/** The files in the pack, in its order. */
export const filesOf = (documents: readonly Pick<PackedDocument, "outcome">[]): PackedFile[] =>
  documents.flatMap(({ outcome }) => (typeof outcome === "string" ? [] : [outcome]));

/** A file's path without the pack's own folder. */
export const withoutFolder = (path: string): string => path.slice(path.indexOf("/") + 1);

/** Paths of files that are the same byte for byte, two or more at a time. */
export function sameFiles(files: readonly PackedFile[]): string[][] {
  const paths = new Map<string, string[]>();
  for (const { path, sha256 } of files) {
    paths.set(sha256, [...(paths.get(sha256) ?? []), path]);
  }
  return [...paths.values()].filter(({ length }) => length > 1);
}
