/** The version and commit of this build, `1.1.0 (bfbab23f)`, from the page's `meta` element; "" without one. */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="case-viewer-version"]')?.content ?? "";

/** The version that a received page names; `undefined` where it is no page of the viewer. */
export const pageVersionIn = (html: string): string | undefined =>
  /<meta name="case-viewer-version" content="([^"]*)"/.exec(html)?.[1];
