/** Focuses the page's `main`, when the focused element is about to be removed. Does not scroll. */
export const focusMain = (): void =>
  document.getElementById("main")?.focus({ preventScroll: true });

/** A `ref` that moves the focus to the page's `main` when an element is removed with the focus in it. */
export const returnFocusToMain = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusMain();
};
