/** The longest slice of work. The browser handles events between two slices. */
const maxSliceMs = 16;
/** The longest slice of work in the background, by which a key press may be delayed. */
const maxBackgroundSliceMs = 5;

/**
 * Splits long work into slices, between which the browser handles events. Starts the first slice.
 * @param next waits for the task of the next slice.
 * @param maxMs the length of a slice, in milliseconds.
 */
export function createScheduler(next = nextTask, maxMs = maxSliceMs) {
  let sliceStart = performance.now();
  async function startNextSlice() {
    await next();
    sliceStart = performance.now();
  }
  return {
    /** Yields to the event loop once the current slice is used up; otherwise returns at once. */
    yieldIfNeeded(): Promise<void> | undefined {
      if (performance.now() - sliceStart < maxMs) return undefined;
      return startNextSlice();
    },
  };
}

/**
 * Waits for a new task, so that the browser can handle events. Unlike a timer, it is not throttled in a
 * hidden tab.
 */
export const nextTask = (): Promise<void> =>
  // Safari has no `scheduler`.
  "scheduler" in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Runs a generator to its end. The browser can handle events between two of its steps. */
export async function runInSlices<Result>(
  work: Generator<unknown, Result>,
  scheduler = createScheduler(),
): Promise<Result> {
  let step = work.next();
  while (!step.done) {
    const pause = scheduler.yieldIfNeeded();
    if (pause) await pause;
    step = work.next();
  }
  return step.value;
}

/**
 * Runs a generator to its end with background priority: the tasks of {@link nextTask} would run before
 * the rendering that a key press has started.
 */
export const runInBackground = <Result>(work: Generator<unknown, Result>): Promise<Result> =>
  runInSlices(work, createScheduler(backgroundTask, maxBackgroundSliceMs));

const backgroundTask = (): Promise<void> =>
  "scheduler" in globalThis ? scheduler.postTask(() => {}, { priority: "background" }) : nextTask();
