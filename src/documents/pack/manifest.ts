import { documentWords } from "#i18n/english/documents.ts";
import { receivedText } from "#model/received.ts";
import { maskCardNumbers, maskedId } from "#privacy/card-number.ts";
import type { PackedFile } from "../reader/messages.ts";
import { filesOf, type PackedCase, sameFiles } from "./packed-files.ts";

const masking =
  "Numbers that look like card numbers are masked in case.json, report.html, this file and the names of files. The documents themselves are byte for byte what the service sent.";

/**
 * `manifest.json`: every document of the case with its place, its creator and date as sent, and
 * either its file or why there is none; and the other files of the pack.
 */
export function writeManifest(packed: PackedCase, others: readonly PackedFile[]): string {
  const { case: shown, retrievedAt } = packed.retrieved;
  const same = sameFiles(filesOf(packed));
  const id = maskedId(shown.id);
  const manifest = {
    case: { id: id === String(shown.id) ? shown.id : id, code: maskCardNumbers(shown.code) },
    retrievedAt: new Date(retrievedAt).toISOString(),
    masking,
    documents: packed.documents.map(({ document, file }) => ({
      ...(typeof file === "string"
        ? { notPacked: documentWords.problems[file] }
        : {
            file: file.path,
            sha256: file.sha256,
            size: file.size,
            sameAs: same
              .find((paths) => paths.includes(file.path))
              ?.filter((path) => path !== file.path),
          }),
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

/** `SHA256SUMS`, as `sha256sum -c` reads it. */
export const writeChecksums = (files: readonly PackedFile[]): string =>
  files.map(({ sha256, path }) => `${sha256}  ${path}\n`).join("");
