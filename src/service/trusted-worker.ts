/** What Trusted Types have of a policy; TypeScript does not know them yet. */
interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: PolicyFactory;
  }
}

/**
 * Lets one script through where the page demands Trusted Types. MSW registers its worker by a plain
 * URL, which only a policy named `default` can look at; this one knows that URL and no other.
 *
 * @param scriptUrl absolute URL of the script
 * @param page where it is to be trusted
 */
export function trustOnly(scriptUrl: string, page: Window = window): void {
  const { trustedTypes } = page;
  // There can be only one, and a page has one service.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url) => (new URL(url, page.document.baseURI).href === scriptUrl ? url : null),
  });
}
