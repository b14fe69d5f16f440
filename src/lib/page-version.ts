/** The version and commit of this build, `1.1.0 (bfbab23f)`, from the page's `meta` element; "" without one. */
export const pageVersion = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="case-viewer-version"]')?.content ?? "";
