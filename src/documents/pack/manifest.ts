import type { RetrievedCase } from "#api/get-case.ts";
import { documents as documentMessages } from "#i18n/english/documents.ts";
import { documentsOf } from "#model/case.ts";
import { receivedText } from "#model/received.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import type { NoContent } from "../files/files-error.ts";
import type { PackContentsChoice } from "../files/worker-messages.ts";
import type { PackedFile } from "./packed-files.ts";

export interface WrittenFile extends PackedFile {
  readonly sha256: string;
}

const maskingNote =
  "Numbers that look like card numbers are masked in the report, in this file and in the names of files. The documents themselves are byte for byte what the service sent.";

const contentsNote = ({ hasHiddenFields, hasTechnicalData }: PackContentsChoice): string => {
  const report = hasHiddenFields
    ? "Hidden fields are in report.html, and their files in the pack."
    : "Hidden fields are not in report.html, nor their files in the pack.";
  return hasTechnicalData
    ? `${report} case.json is the answer of the service without the contents of files; hidden fields are in it, card numbers are masked.`
    : report;
};

/**
 * Writes `manifest.json`.
 * @param written the documents that are listed, by their path, with their file or why there is none; with stage, field,
 *   creator and date as received.
 * @param others the other files of the pack.
 */
export function writeManifest(
  { case: packedCase, retrievedAt }: RetrievedCase,
  written: ReadonlyMap<string, WrittenFile | NoContent>,
  others: readonly WrittenFile[],
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
    documents: documentsOf(packedCase).flatMap((document) => {
      const file = written.get(document.path);
      if (file === undefined) return [];
      return {
        ...fileEntry(file),
        name: maskCardNumbers(document.name),
        stage: maskCardNumbers(document.stage),
        field: maskCardNumbers(document.field),
        creator: maskCardNumbers(document.creator),
        date: maskCardNumbers(receivedText(document.created)),
        documentId: maskCardNumbers(document.id),
        path: document.path,
      };
    }),
    files: others.map(({ path, sha256, size }) => ({ file: path, sha256, size })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

const fileEntry = (file: WrittenFile | NoContent) =>
  typeof file === "string"
    ? { notPacked: documentMessages.problems[file] }
    : { file: file.path, sha256: file.sha256, size: file.size };

/** Writes `SHA256SUMS` in the format of `sha256sum -c`. */
export const writeChecksums = (files: readonly WrittenFile[]): string =>
  files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join("");
