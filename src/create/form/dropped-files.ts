import { type RefObject, useEffect, useEffectEvent } from "react";
import { formatForFileName } from "#i18n/computer-clock.ts";
import { isModalOpen } from "#ui/page/modal.tsx";
import { isTextInput } from "#ui/page/shortcut.ts";

/**
 * Matches the element around a file input. The input takes the files that are pasted or dropped within this element.
 */
const boxSelector = "[data-takes-files]";

/**
 * Calls back with files that are pasted, or dropped beside a file input. A file input takes the files within its box.
 * The first file input of the page takes all others, or the caller without a box where there is none. A text input
 * keeps what is pasted into it.
 * @param box the element around the input; `undefined` where the form has no input for files.
 */
export function useDroppedFiles(
  box: RefObject<HTMLElement | null> | undefined,
  isFirst: boolean,
  onFiles: (files: readonly File[]) => void,
): void {
  const take = useEffectEvent((event: Event, data: DataTransfer | null) => {
    const { target } = event;
    if (!data || event.defaultPrevented || isModalOpen() || !(target instanceof Element)) return;
    // An event of the document names its element, and not whose box it is in.
    const isInBox = target.closest(boxSelector) !== null;
    const isOurs = isInBox ? box?.current?.contains(target) : isFirst;
    // The form around the box is inert while it is sent.
    if (!isOurs || box?.current?.closest("[inert]")) return;
    // The browser itself adds files that are dropped on a file input, and pastes into a text input.
    const isDrop = event.type !== "paste";
    if (isDrop ? isFileInput(target) : isTextInput(target)) return;
    // Copied cells of a spreadsheet are both text and a picture of that text.
    if (!isDrop && !isInBox && data.types.includes("text/plain")) return;
    if (!data.types.includes("Files")) return;
    event.preventDefault();
    if (event.type !== "dragover") onFiles([...data.files]);
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener("paste", (event) => take(event, event.clipboardData), { signal });
    // Without the listener for dragover the browser opens a dropped file in place of the form.
    document.addEventListener("dragover", (event) => take(event, event.dataTransfer), { signal });
    document.addEventListener("drop", (event) => take(event, event.dataTransfer), { signal });
    return () => stop.abort();
  }, []);
}

const isFileInput = (target: Element): boolean =>
  target instanceof HTMLInputElement && target.type === "file";

/** The name that browsers give to a picture on the clipboard that was not copied as a file. */
const clipboardName = /^image\.(\w+)$/;
/** In milliseconds. An older picture of that name was copied as a file. */
const clipboardAge = 60_000;

/**
 * Gives pictures of the clipboard a name that tells them apart.
 * @param screenshot the beginning of the name, with the time in it.
 * @param taken the names that are in use.
 */
export function nameScreenshots(
  files: readonly File[],
  screenshot: (texts: { time: string }) => string,
  taken: readonly string[],
): File[] {
  const used = new Set(taken);
  return files.map((file) => {
    const { name, type, lastModified } = file;
    const now = Date.now();
    const extension = clipboardName.exec(name)?.[1];
    if (extension === undefined || now - lastModified > clipboardAge) return file;
    const stem = screenshot({ time: formatForFileName(now) });
    let unique = `${stem}.${extension}`;
    for (let number = 2; used.has(unique); number += 1) {
      unique = `${stem} (${number}).${extension}`;
    }
    used.add(unique);
    return new File([file], unique, { type, lastModified });
  });
}
