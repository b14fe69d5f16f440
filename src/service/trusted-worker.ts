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
    createScriptURL: (url: string) =>
      new URL(url, page.document.baseURI).href === scriptUrl ? url : null,
  });
}
