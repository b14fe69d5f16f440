/** The version and commit of this build, `1.1.0 (bfbab23f)`, from the page's `meta` element; "" without one. */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="case-viewer-version"]')?.content ?? "";

/** The version that a received page names; `undefined` where it is no page of the viewer. */
export const pageVersionIn = (html: string): string | undefined =>
  /<meta name="case-viewer-version" content="([^"]*)"/.exec(html)?.[1];

/** The version that the server has now; `undefined` where it has no page of the viewer. */
export async function servedVersion(signal?: AbortSignal): Promise<string | undefined> {
  try {
    // A redirection leads to another page, such as one to sign in.
    const response = await fetch(import.meta.env.BASE_URL, {
      cache: "no-store",
      redirect: "manual",
      signal: signal ?? null,
    });
    return response.ok ? pageVersionIn(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}
