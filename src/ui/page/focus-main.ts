/**
 * Focuses the page's `main`, when the focused element is about to be removed. Does not scroll. By its id, because each
 * page has a `main` of its own, and what is removed may be outside of it.
 */
export const focusMain = (): void =>
  document.getElementById("main")?.focus({ preventScroll: true });

/** Whether no element has the focus, as after the focused one was removed, or when a page was opened. */
export const isFocusLost = (): boolean => document.activeElement?.matches("body, main") !== false;

/** A `ref` for an element. If the element is removed with the focus in it, the focus moves to the page's `main`. */
export const returnFocusToMain = (element: HTMLElement | null) => () => {
  if (element?.contains(document.activeElement)) focusMain();
};
