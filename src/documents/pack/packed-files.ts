import type { PackedFile } from "../reader/messages.ts";
import type { CaseWithFiles } from "../reader/receive-documents.ts";

/** A case whose files are in the pack. */
export type PackedCase = CaseWithFiles<PackedFile>;

/** The files in the pack, in the order of the case. */
export const filesOf = ({ documents }: PackedCase): PackedFile[] =>
  documents.flatMap(({ file }) => (typeof file === "string" ? [] : [file]));

/** A file's path without the pack's own folder. */
export const withoutFolder = (path: string): string => path.slice(path.indexOf("/") + 1);

/** Paths of files that are the same byte for byte, two or more at a time. */
export function sameFiles(files: readonly PackedFile[]): string[][] {
  const groups = Map.groupBy(files, ({ sha256 }) => sha256);
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ path }) => path));
}
