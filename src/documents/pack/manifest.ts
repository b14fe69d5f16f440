import type { RetrievedCase } from "#api/get-case.ts";
import { documents as documentMessages } from "#i18n/english/documents.ts";
import { documentsOf } from "#model/case.ts";
import { receivedText } from "#model/received.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import type { NoContent } from "../worker/files-error.ts";
import type { PackContentsChoice, PackedFile, PackedFiles } from "../worker/worker-messages.ts";

/** The documents that are in the pack, in the order of the case. */
export const packedFiles = (packed: PackedFiles): PackedFile[] =>
  [...packed.values()].filter((file) => typeof file !== "string");

const maskingNote =
  "Numbers that look like card numbers are masked in the report, in this file and in the names of files. The documents themselves are byte for byte what the service sent.";

const contentsNote = ({ hasHiddenFields, hasTechnicalData }: PackContentsChoice): string => {
  const report = hasHiddenFields
    ? "Hidden fields are in report.html."
    : "The values of hidden fields are not in report.html; their files are in the pack.";
  return hasTechnicalData
    ? `${report} case.json is the answer of the service without the contents of files; hidden fields are in it, card numbers are masked.`
    : report;
};

/**
 * Writes `manifest.json`.
 * @param retrieved the case whose documents are listed, with stage, field, creator and date as received, and with the
 *   file in `packed` or why there is none.
 * @param others the other files of the pack.
 */
export function writeManifest(
  { case: packedCase, retrievedAt }: RetrievedCase,
  packed: PackedFiles,
  others: readonly PackedFile[],
  choice: PackContentsChoice,
): string {
  const id = maskedId(packedCase.id);
  const manifest = {
    case: {
      // The id is a number, unless it had to be masked.
      id: id === String(packedCase.id) ? packedCase.id : id,
      code: maskCardNumbers(packedCase.code),
    },
    retrievedAt: new Date(retrievedAt).toISOString(),
    contents: contentsNote(choice),
    masking: maskingNote,
    documents: documentsOf(packedCase).map((document) => ({
      ...fileEntry(packed.get(document.path) ?? "not-sent"),
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

const fileEntry = (file: PackedFile | NoContent) =>
  typeof file === "string"
    ? { notPacked: documentMessages.problems[file] }
    : { file: file.path, sha256: file.sha256, size: file.size };

/** Writes `SHA256SUMS` in the format of `sha256sum -c`. */
export const writeChecksums = (files: readonly PackedFile[]): string =>
  files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join("");
