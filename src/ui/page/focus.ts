/** Focuses the page's `main`, without scrolling. By its id, because each page has a `main` of its own. */
export const focusMain = (): void =>
  document.getElementById("main")?.focus({ preventScroll: true });

/** Whether no element has the focus, as after the focused one was removed, or when a page was opened. */
export const isFocusLost = (): boolean => document.activeElement?.matches("body, main") !== false;

export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();

/**
 * A `ref` for an element. If it is removed with the focus in it, the focus returns to where it came from, if that is
 * still there, else to the page's `main`.
 */
export function returnFocus(element: HTMLElement | null) {
  let cameFrom: EventTarget | null = null;
  element?.addEventListener("focusin", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) {
      cameFrom = relatedTarget;
    }
  });
  return () => {
    if (!element?.contains(document.activeElement)) return;
    if (cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus();
    else focusMain();
  };
}

/**
 * The button that takes the focus when another one is removed with its row: the next one of the list or table, else the
 * one before it. The document has the buttons in order; with refs each row would need one.
 */
export function buttonBeside(button: Element): HTMLElement | undefined {
  const rows = button.closest("ol, tbody");
  const buttons = [...(rows?.querySelectorAll<HTMLElement>("button[aria-label]") ?? [])];
  const index = buttons.findIndex((other) => other === button);
  return buttons[index + 1] ?? buttons[index - 1];
}

/** Focuses the first input with an error. Only the document has the inputs in the order of the page. */
export function focusFirstInvalid(part: HTMLElement | null): void {
  const faulty = part?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const input = faulty?.matches("input, select, textarea")
    ? faulty
    : faulty?.querySelector("input");
  input?.focus();
}

/**
 * Focuses the Case id box in the bar, and selects its text. The box is found in the document, because the pages that
 * call this are beside the bar.
 */
export function focusCaseIdBox(): void {
  const box = document.querySelector<HTMLTextAreaElement>("search textarea");
  box?.focus();
  box?.select();
}
