/**
 * Watches whether the browser itself blocks a request, by the page's policy or because the page is https and the
 * request is not. `fetch` rejects then as it does without a network.
 * @param signal ends the watch
 * @returns tells it once the request has failed
 */
export function watchBlocking(url: string, signal: AbortSignal): () => Promise<boolean> {
  // Node, where the doctor runs, blocks nothing.
  if (!("location" in globalThis)) return async () => false;
  const { origin, protocol, hostname } = new URL(url, location.href);
  const isLoopback = /^(?:localhost|127\..*|\[::1\])$/.test(hostname);
  let isBlocked = location.protocol === "https:" && protocol === "http:" && !isLoopback;
  addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI }) => {
      isBlocked ||= effectiveDirective === "connect-src" && blockedURI.startsWith(origin);
    },
    { signal },
  );
  return async () => {
    // The event comes after the rejection.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    return isBlocked;
  };
}
