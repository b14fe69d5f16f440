import type { PackedFile } from "../reader/messages.ts";
import type { CaseWithFiles } from "../reader/receive-documents.ts";

/** A case whose files are in the pack. */
export type PackedCase = CaseWithFiles<PackedFile>;

/** The files in the pack, in the order of the case. */
export const packedFiles = ({ documents }: PackedCase): PackedFile[] =>
  documents.flatMap(({ file }) => (typeof file === "string" ? [] : [file]));

/** The name of a packed document: its path without the folder. */
export const withoutFolder = (path: string): string => path.slice(path.indexOf("/") + 1);

/** Groups the paths of files that are equal byte for byte; leaves out files that equal no other. */
export function sameFiles(files: readonly PackedFile[]): string[][] {
  const groups = Map.groupBy(files, ({ sha256 }) => sha256);
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.map(({ path }) => path));
}
