/** Milliseconds of work in one go: the page answers in between. */
const most = 16;

/** Long work in pieces. */
export interface Breath {
  /** Lets the page breathe when it is time to. */
  readonly take: () => Promise<void> | undefined;
}

/** Begins a piece of work. */
export function newBreath(): Breath {
  let since = performance.now();
  async function rest() {
    await nextTask();
    since = performance.now();
  }
  return {
    take() {
      if (performance.now() - since < most) return undefined;
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
