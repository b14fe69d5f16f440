import type { Messages } from "#i18n/messages.ts";
import type { CaseDocument } from "#model/case-document.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { escapeOf, invisibleCharacters } from "#privacy/untrusted-text.ts";

/** @param number the document's place among the case's documents, from 1. */
export const receivedName = (
  { name }: Pick<CaseDocument, "name">,
  number: number,
  { documents }: Pick<Messages, "documents">,
): string => (name.trim() === "" ? documents.unnamed({ number }) : name);

/** The beginning of a file name, with invisible characters escaped and card numbers masked. */
export const shownName = (name: string): string => escapedName(maskedStart(name));

/** A file name with invisible characters escaped. Card numbers in it must be masked before. */
export const escapedName = (name: string): string => name.replaceAll(invisibleCharacters, escapeOf);

/** Of files that no browser shows. */
const downloadExtensions = new Set(
  "doc docx docm dot dotx odt xls xlsx xlsm xlsb ods ppt pptx pps odp vsd msg pst one pages numbers key zip rar 7z gz tgz bz2 xz tar iso exe msi dll bat cmd com scr lnk url jar apk dmg deb rpm mp3 m4a ogg oga flac wav wma amr mp4 m4v mov avi mkv webm wmv 3gp tif tiff heic heif psd ai sig p7s p7m".split(
    " ",
  ),
);

/** Without its dot, in lower case; "" when there is none. */
export const extensionOf = (name: string): string =>
  /.\.([\da-z]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? "";

/** Whether a preview is offered before the bytes are known. Afterwards the bytes decide. */
export const canPreview = (name: string): boolean => !downloadExtensions.has(extensionOf(name));
