import { focusManager } from "@tanstack/react-query";
import { pageVersion, pageVersionIn } from "#lib/page-version.ts";
import { safeSessionStorage } from "#lib/storage.ts";

/** Whether a page is that of another build of the viewer; `false` for any other page, such as one to sign in. */
function isOtherBuild(html: string): boolean {
  const version = pageVersionIn(html);
  if (version === undefined) return false;
  // The name of the script changes with each build, so only the page has it.
  const script = document.querySelector('script[type="module"][src]')?.getAttribute("src") ?? "";
  return version !== pageVersion() || !html.includes(script);
}

const minMsBetweenChecks = 5 * 60_000;

/**
 * Whenever the tab becomes visible, and every five minutes while it stays so, checks whether the server has another
 * build than the one in this tab.
 * @param onFound called once, and only while nothing is unsaved.
 * @returns a function that stops the checks.
 */
export function watchForNewerBuild(onFound: () => void): () => void {
  const stopping = new AbortController();
  let nextCheckAt = 0;

  async function check() {
    if (!focusManager.isFocused() || Date.now() < nextCheckAt) return;
    nextCheckAt = Date.now() + minMsBetweenChecks;
    const served = await fetchIndexHtml(stopping.signal);
    if (!isOtherBuild(served) || stopping.signal.aborted || isUnsaved()) return;
    stopping.abort();
    onFound();
  }

  const timer = setInterval(() => void check(), minMsBetweenChecks);
  const unsubscribe = focusManager.subscribe(() => void check());
  stopping.signal.addEventListener("abort", () => {
    clearInterval(timer);
    unsubscribe();
  });
  return () => stopping.abort();
}

/**
 * Fetches the page of the viewer; "" when there is none. A redirection is not followed: it leads to another
 * page, such as one to sign in.
 */
async function fetchIndexHtml(signal?: AbortSignal): Promise<string> {
  try {
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: "no-store",
      redirect: "manual",
      signal: signal ?? null,
    });
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}

/** Whether the browser would ask before the page is left. */
const isUnsaved = (): boolean => !dispatchEvent(new Event("beforeunload", { cancelable: true }));

const reloadedKey = "case-viewer.reloaded";

export const scriptAddress = import.meta.url;

/**
 * Reloads the page after a part of the application could not be loaded, as when a newer build was
 * deployed meanwhile: once for a build, and only while its server has the page.
 *
 * @returns `false` when it is not reloaded; a promise that never resolves otherwise.
 */
export async function reloadOnce(): Promise<boolean> {
  if (safeSessionStorage.read(reloadedKey) === scriptAddress) return false;
  if ((await fetchIndexHtml()) === "") return false;
  // Without storage the page would reload forever.
  if (!safeSessionStorage.write(reloadedKey, scriptAddress)) return false;
  location.reload();
  return new Promise(() => {});
}
