/** Focuses the page's `main`, when the focused element is about to be removed. Does not scroll. */
export const focusMain = (): void =>
  document.getElementById("main")?.focus({ preventScroll: true });
