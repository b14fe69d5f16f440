import type { CaseDocument } from "#model/case-document.ts";
import type { NotPacked } from "../reader/messages.ts";

/** A file of the pack: its path in the ZIP, its bytes, and their SHA-256 in hexadecimal. */
export interface PackedFile {
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
}

/** A document of the case, and its file in the pack or why there is none. */
export interface PackedDocument {
  readonly document: CaseDocument;
  readonly outcome: PackedFile | NotPacked;
}

/** The files in the pack, in its order. */
export const filesOf = (documents: readonly PackedDocument[]): PackedFile[] =>
  documents.flatMap(({ outcome }) => (typeof outcome === "string" ? [] : [outcome]));

/** A file's path without the pack's own folder. */
export const withoutFolder = (path: string): string => path.slice(path.indexOf("/") + 1);

/** Paths of files that are the same byte for byte, two or more at a time. */
export function sameFiles(documents: readonly PackedDocument[]): string[][] {
  const paths = new Map<string, string[]>();
  for (const { path, sha256 } of filesOf(documents)) {
    paths.set(sha256, [...(paths.get(sha256) ?? []), path]);
  }
  return [...paths.values()].filter(({ length }) => length > 1);
}
