const maxWaitMs = 1000;
/** Safari has no `requestIdleCallback`. */
const safariWaitMs = 200;

/**
 * Calls back after rendering, when the browser is idle, at the latest after a second.
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

/** Waits until {@link whenIdle} calls back. */
export const untilIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
