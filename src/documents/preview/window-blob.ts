import { maskCardNumbers } from "#privacy/card-number.ts";
import { decodeText, maxPreviewBytes } from "../download/text-encoding.ts";
import type { LoadedFile } from "./use-loaded-file.ts";

/** Whether a window of the browser can show a file. Without a viewer the browser would download a PDF. */
export const canOpenInWindow = ({ type }: LoadedFile): boolean =>
  type === "application/pdf" ? navigator.pdfViewerEnabled : type !== "other";

/**
 * A file for a window of the browser, of the type that its bytes have, so that the browser runs nothing of it. A text is
 * written anew in UTF-8, card numbers masked; of a long one the part that the preview shows.
 * @param cut the sentence for a text that is longer.
 */
export function windowBlob(file: LoadedFile, cut: string): Blob {
  if (file.type !== "text") return file.blob.slice(0, file.blob.size, file.type);
  const text = maskCardNumbers(decodeText(file.bytes, file.encoding));
  const isCut = file.blob.size > maxPreviewBytes;
  return new Blob([text, isCut ? `\n\n${cut}\n` : ""], { type: "text/plain;charset=utf-8" });
}
