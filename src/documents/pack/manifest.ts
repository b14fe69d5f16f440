import { documentWords } from "#i18n/english/documents.ts";
import { receivedText } from "#model/received.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import type { PackedFile } from "../reader/messages.ts";
import type { CaseWithFiles } from "../reader/receive-documents.ts";

/** A case whose files are in the pack. */
export type PackedCase = CaseWithFiles<PackedFile>;

/** The files in the pack, in the order of the case. */
export const packedFiles = ({ documents }: PackedCase): PackedFile[] =>
  documents.flatMap(({ file }) => (typeof file === "string" ? [] : [file]));

const maskingNote =
  "Numbers that look like card numbers are masked in case.json, report.html, this file and the names of files. The documents themselves are byte for byte what the service sent.";

const contentsNote =
  "case.json is the whole answer of the service, hidden fields included. report.html leaves hidden fields out, unless they were included when the pack was made.";

/**
 * Writes `manifest.json`.
 * @param packed its documents are listed with stage, field, creator and date as received, and with the
 * file or why there is none.
 * @param others the other files of the pack.
 */
export function writeManifest(packed: PackedCase, others: readonly PackedFile[]): string {
  const { case: packedCase, retrievedAt } = packed.retrieved;
  const id = maskedId(packedCase.id);
  const manifest = {
    case: {
      // A number, unless it had to be masked.
      id: id === String(packedCase.id) ? packedCase.id : id,
      code: maskCardNumbers(packedCase.code),
    },
    retrievedAt: new Date(retrievedAt).toISOString(),
    contents: contentsNote,
    masking: maskingNote,
    documents: packed.documents.map(({ document, file }) => ({
      ...(typeof file === "string"
        ? { notPacked: documentWords.problems[file] }
        : { file: file.path, sha256: file.sha256, size: file.size }),
      name: maskCardNumbers(document.name),
      stage: maskCardNumbers(document.stage),
      field: maskCardNumbers(document.field),
      creator: maskCardNumbers(document.creator),
      date: maskCardNumbers(receivedText(document.created)),
      documentId: maskCardNumbers(document.id),
      path: document.path,
    })),
    files: others.map(({ path, sha256, size }) => ({ file: path, sha256, size })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Writes `SHA256SUMS` in the format of `sha256sum -c`. */
export const writeChecksums = (files: readonly PackedFile[]): string =>
  files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join("");
