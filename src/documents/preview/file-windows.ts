import { tryOrUndefined } from "#lib/try-or-undefined.ts";
import { maskCardNumbers } from "#privacy/card-number.ts";
import { isWorkHidden, type Session } from "#session/session.ts";
import { decodeText, maxPreviewBytes } from "./file-content.ts";
import type { LoadedFile } from "./loaded-file.ts";

/** Whether a window of the browser can show a file. Without a viewer the browser would download a PDF. */
export const canOpenInWindow = ({ kind }: LoadedFile): boolean =>
  kind === "pdf" ? navigator.pdfViewerEnabled : kind !== "other";

/** Without these features the browser would open a tab. The size in CSS pixels suits a page of A4. */
const features = "popup,width=900,height=1000";

/**
 * Opens a file in a window of the browser. The window outlives the case, and closes with the operator's work and with
 * the page.
 * @param cut the sentence for a text that is too long to be shown whole.
 * @returns whether the browser has opened the window.
 */
export function openInWindow(file: LoadedFile, cut: string, { state }: Session): boolean {
  const url = URL.createObjectURL(windowBlob(file, cut));
  const opened = window.open(url, "_blank", features);
  if (!opened) {
    URL.revokeObjectURL(url);
    return false;
  }
  // The browser gives the window a copy of this tab's storage, which may have the token.
  tryOrUndefined(() => opened.sessionStorage.clear());
  const watch = new AbortController();
  const { signal } = watch;
  function close() {
    opened?.close();
    URL.revokeObjectURL(url);
    stopListening();
    watch.abort();
  }
  const stopListening = state.subscribe(() => {
    if (isWorkHidden(state.get())) close();
  });
  window.addEventListener("pagehide", close, { signal });
  // The operator may have closed the window.
  window.addEventListener("focus", () => opened.closed && close(), { signal });
  return true;
}

/**
 * A file of the type that its bytes have, so that the browser runs nothing of it. A text is written anew in UTF-8, card
 * numbers masked; of a long one the part that the preview shows.
 */
function windowBlob({ blob, ...content }: LoadedFile, cut: string): Blob {
  if (content.kind !== "text") return blob.slice(0, blob.size, content.type);
  const text = maskCardNumbers(decodeText(content.bytes, content.encoding));
  const isCut = blob.size > maxPreviewBytes;
  return new Blob([text, isCut ? `\n\n${cut}\n` : ""], { type: `${content.type};charset=utf-8` });
}
