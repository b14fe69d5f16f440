import { isLoopback } from "#wire/service-address.ts";

/** The origins that the page's policy has forbidden. One for the page or the worker, whose policy does not change. */
const forbidden = new Set<string | undefined>();

// Node, where the doctor runs, blocks nothing.
if ("addEventListener" in globalThis) {
  addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective === "connect-src") forbidden.add(URL.parse(blockedURI)?.origin);
  });
}

/**
 * Whether the browser itself has blocked a request that has failed: by the page's policy, or because the page is https
 * and the request is not. `fetch` rejects then as it does without a network.
 */
export async function isBlocked(url: string): Promise<boolean> {
  if (!("location" in globalThis)) return false;
  const { origin, protocol, hostname } = new URL(url, location.href);
  const isMixed = location.protocol === "https:" && protocol === "http:";
  if (isMixed && !isLoopback(hostname)) return true;
  // The event comes after the rejection.
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return forbidden.has(origin);
}
