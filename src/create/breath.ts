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
  return {
    take() {
      if (performance.now() - since < most) return undefined;
      return new Promise((resolve) =>
        setTimeout(() => {
          since = performance.now();
          resolve();
        }),
      );
    },
  };
}
