/** A `ref` that moves the focus to an element when it is first shown. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
