const maxWaitMs = 1000;
/** Safari has no `requestIdleCallback`. */
const safariWaitMs = 200;

/**
 * Calls back when the browser is idle, at the latest after a second, so that rendering comes first.
 * @returns a function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: maxWaitMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, safariWaitMs);
  return () => clearTimeout(timer);
}
