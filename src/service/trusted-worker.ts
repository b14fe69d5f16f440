/**
 * Trusts the URL of one script where the page requires Trusted Types. MSW registers its worker by a
 * plain URL, which only a policy named `default` can allow.
 *
 * @param scriptUrl absolute URL of the script
 * @param page the window that trusts it
 */
export function trustOnly(scriptUrl: string, page: Window = window): void {
  const { trustedTypes } = page;
  // A page can have only one default policy.
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy("default", {
    createScriptURL: (url: string) =>
      new URL(url, page.document.baseURI).href === scriptUrl ? url : null,
  });
}
