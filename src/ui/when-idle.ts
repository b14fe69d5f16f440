/** The longest that {@link whenIdle} waits, in milliseconds. */
const longest = 1000;

/**
 * Does something when the browser has nothing better to do, so that what is to be seen comes first.
 * @returns how to give it up.
 */
export function whenIdle(act: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(act, { timeout: longest });
    return () => cancelIdleCallback(handle);
  }
  // Safari has none.
  const timer = setTimeout(act, longest / 5);
  return () => clearTimeout(timer);
}
