import { tryOrUndefined } from "#lib/try-or-undefined.ts";

/** Without these features the browser would open a tab. The size in CSS pixels suits a page of A4. */
const features = "popup,width=900,height=1000";

/** With their addresses. A variable of the module, because the windows belong to the page and outlive a case. */
const opened = new Map<WindowProxy, string>();

/**
 * Opens a file in a window of the browser.
 * @param file of a type of which the browser runs nothing, see `windowBlob`.
 * @returns whether the browser has opened the window.
 */
export function openInWindow(file: Blob): boolean {
  revokeAddresses();
  const url = URL.createObjectURL(file);
  const handle = window.open(url, "_blank", features);
  if (!handle) {
    URL.revokeObjectURL(url);
    return false;
  }
  opened.set(handle, url);
  // The browser gives the window a copy of this tab's storage, which may have the token.
  tryOrUndefined(() => handle.sessionStorage.clear());
  return true;
}

export function closeFileWindows(): void {
  for (const handle of opened.keys()) handle.close();
  revokeAddresses(true);
}

function revokeAddresses(areAllClosed = false): void {
  for (const [handle, url] of opened) {
    if (!areAllClosed && !handle.closed) continue;
    URL.revokeObjectURL(url);
    opened.delete(handle);
  }
}

export function watchFileWindows(): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  window.addEventListener("pagehide", closeFileWindows, { signal });
  // The operator may have closed a window.
  window.addEventListener("focus", () => revokeAddresses(), { signal });
  return () => watch.abort();
}
