/** The longest slice of work, in milliseconds: the page answers between two of them. */
const maxSliceMs = 16;
/** The same for work in the background: a press of a key waits for the rest of its slice. */
const maxBackgroundSliceMs = 5;

/** Cuts long work into slices. */
export interface Yielder {
  /** Yields to the event loop once the current slice is used up; otherwise returns `undefined`, without a wait. */
  readonly yieldIfNeeded: () => Promise<void> | undefined;
}

/**
 * Starts the first slice.
 * @param next waits for the task in which the work goes on.
 * @param maxMs the length of a slice, in milliseconds.
 */
export function createYielder(next = nextTask, maxMs = maxSliceMs): Yielder {
  let since = performance.now();
  async function startNextSlice() {
    await next();
    since = performance.now();
  }
  return {
    yieldIfNeeded() {
      if (performance.now() - since < maxMs) return undefined;
      return startNextSlice();
    },
  };
}

/**
 * Waits for a new task, so that the page can answer. Unlike a timer, it is not throttled in a hidden
 * tab: only more urgent tasks come before it.
 */
export const nextTask = (): Promise<void> =>
  // Safari has no `scheduler`.
  "scheduler" in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Runs a generator to its end; the page can answer between two of its steps. */
export const inSteps = <Result>(work: Generator<unknown, Result>): Promise<Result> =>
  runSteps(work, createYielder());

/**
 * Runs a generator to its end in the background: a {@link nextTask} would come before the drawing that
 * a press of a key has only begun.
 */
export const inBackground = <Result>(work: Generator<unknown, Result>): Promise<Result> =>
  runSteps(work, createYielder(backgroundTask, maxBackgroundSliceMs));

async function runSteps<Result>(work: Generator<unknown, Result>, yielder: Yielder) {
  let step = work.next();
  while (!step.done) {
    const pause = yielder.yieldIfNeeded();
    if (pause) await pause;
    step = work.next();
  }
  return step.value;
}

const backgroundTask = (): Promise<void> =>
  "scheduler" in globalThis ? scheduler.postTask(() => {}, { priority: "background" }) : nextTask();
