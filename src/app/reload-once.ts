import { safeSessionStorage } from "#lib/storage.ts";

/**
 * Fetches the page of the viewer; "" when there is none. A redirection is not followed: it leads to another
 * page, such as one to sign in.
 */
export async function fetchIndexHtml(signal?: AbortSignal): Promise<string> {
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
