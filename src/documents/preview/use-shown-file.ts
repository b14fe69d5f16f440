import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { CaseDocument } from "#model/case-document.ts";
import { useShortcut } from "#ui/page/shortcut.ts";
import { useCaseFiles } from "../CaseFilesProvider.tsx";
import type { ListedDocument } from "../files/documents-in-order.ts";
import { fileKey, fileOf, findDocument } from "../files/find-document.ts";
import { receivedName, shownName } from "../files/shown-name.ts";
import { useImageView } from "./image/ImageTools.tsx";
import { useLoadedFile } from "./loaded-file.ts";

/**
 * The parts of a document that a viewer shows: its file, if it was read, and how an image is shown.
 * @param number the document's place in the list of the case, from 1.
 */
export function useShownFile(document: CaseDocument, number: number) {
  const { caseId, caseRetrievedAt, files } = useCaseFiles();
  const kept = fileOf(files, document, caseRetrievedAt);
  const blob = kept instanceof Blob ? kept : undefined;
  // The document in the answer with files: its place does not change when a refresh moves the document.
  const inAnswer = files && findDocument(files.documents, document);
  const key = `${files?.retrievedAt} ${fileKey(inAnswer ?? document)}`;
  const file = useLoadedFile(caseId, key, blob);
  const imageView = useImageView(key);
  const received = receivedName(document, number, useMessages());
  return {
    key,
    /** The file, or why there is none; `undefined` before the files were read. */
    kept,
    blob,
    file,
    imageView,
    /** The name as received, and as plain text. */
    received,
    name: shownName(received),
  };
}

export function useFileKeys(
  items: readonly ListedDocument[],
  index: number,
  onShow: (document: CaseDocument) => void,
  isInDialog: boolean,
): void {
  function step(offset: number) {
    const target = items[index + offset]?.document;
    if (target) onShow(target);
  }
  const keys = { repeats: true, isInDialog };
  useShortcut({ key: "arrowleft", ...keys }, () => step(-1));
  useShortcut({ key: "arrowright", ...keys }, () => step(1));
  useShortcut({ key: "shift+n", ...keys }, () => step(-1));
  useShortcut({ key: "n", ...keys }, () => step(1));
}
