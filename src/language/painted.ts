/** Waits until what is on the screen is painted, in a tab that is shown. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
