/** Milliseconds of work in one go: the page answers in between. */
const most = 16;
/** The same of work that nobody waits for: a press waits for what is left of it. */
const mostBehind = 5;

/** Long work in pieces. */
export interface Breath {
  /** Lets the page breathe when it is time to. */
  readonly take: () => Promise<void> | undefined;
}

/**
 * Begins a piece of work.
 * @param next waits for the task that goes on with it.
 * @param longest milliseconds of work in one go.
 */
export function newBreath(next = nextTask, longest = most): Breath {
  let since = performance.now();
  async function rest() {
    await next();
    since = performance.now();
  }
  return {
    take() {
      if (performance.now() - since < longest) return undefined;
      return rest();
    },
  };
}

/**
 * Lets the page answer: what follows is a task of its own. Unlike a timer it waits for nothing but
 * what is more urgent, in a hidden tab too.
 */
export const nextTask = (): Promise<void> =>
  // Safari has none.
  "scheduler" in globalThis ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));

/** Does work that comes in steps, and lets the page answer in between. */
export async function inSteps<Result>(work: Generator<unknown, Result>): Promise<Result> {
  const breath = newBreath();
  let step = work.next();
  while (!step.done) {
    const pause = breath.take();
    if (pause) await pause;
    step = work.next();
  }
  return step.value;
}

/**
 * Does work that comes in steps behind all else: {@link nextTask} comes before what a press has only
 * begun to draw.
 */
export async function inBackground<Result>(work: Generator<unknown, Result>): Promise<Result> {
  const breath = newBreath(backgroundTask, mostBehind);
  let step = work.next();
  while (!step.done) {
    const pause = breath.take();
    if (pause) await pause;
    step = work.next();
  }
  return step.value;
}

const backgroundTask = (): Promise<void> =>
  "scheduler" in globalThis ? scheduler.postTask(() => {}, { priority: "background" }) : nextTask();
