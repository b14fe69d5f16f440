/** Puts the focus on the page's content, where what had it goes away; nothing scrolls. */
export const focusMain = (): void =>
  document.getElementById("main")?.focus({ preventScroll: true });
