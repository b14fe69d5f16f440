import { isIncluded } from "#model/case-document.ts";
import type { NoContent } from "./files-error.ts";
import { safeNames } from "./safe-name.ts";
import type { CaseFile } from "./worker-messages.ts";

export interface PackedFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** The file of each document in the pack, or why it has none, by the document's path in the answer. */
export type PackedFiles = ReadonlyMap<string, PackedFile | NoContent>;

/** Says which documents are in a pack, and under which names: the same in the ZIP, its report and its manifest. */
export function packedFilesOf(
  documents: readonly CaseFile[],
  hasHiddenFields: boolean,
): PackedFiles {
  const names = safeNames(documents);
  return new Map(
    documents.flatMap((document, index) => {
      const { path, file } = document;
      if (!isIncluded(document, hasHiddenFields)) return [];
      const packed =
        typeof file === "string" ? file : { path: `documents/${names[index]}`, size: file.size };
      return [[path, packed] as const];
    }),
  );
}
