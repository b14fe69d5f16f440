// Work that must not keep the browser from handling events: cut into slices, or put off until it is idle.

/** The longest slice of work. */
const maxSliceMs = 16;
/** The longest wait for a browser to be idle. */
const maxIdleWaitMs = 1000;
/** Safari has neither `scheduler` nor `requestIdleCallback`. */
const safariWaitMs = 200;

/** Waits for a new task. Unlike a timer, it is not throttled in a hidden tab. */
export const nextTask = (): Promise<void> =>
  "scheduler" in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Runs a generator to its end. The browser can handle events between two of its steps. */
export async function runInSlices<Result>(work: Generator<unknown, Result>): Promise<Result> {
  let sliceStart = performance.now();
  let step = work.next();
  while (!step.done) {
    if (performance.now() - sliceStart >= maxSliceMs) {
      await nextTask();
      sliceStart = performance.now();
    }
    step = work.next();
  }
  return step.value;
}

/**
 * Calls back after rendering, when the browser is idle, at the latest after a second.
 * @returns a function that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const handle = requestIdleCallback(callback, { timeout: maxIdleWaitMs });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, safariWaitMs);
  return () => clearTimeout(timer);
}

export const untilIdle = (): Promise<void> => new Promise((resolve) => void whenIdle(resolve));
