const releases = ["pointerup", "pointercancel", "click"] as const;

/**
 * Calls back at once, or, while a pointer is pressed, when that is over. What comes into view in
 * between moves the page, and the click misses what was pressed.
 */
export function afterClick(act: () => void): void {
  if (!document.querySelector(":active")) return act();
  const released = new AbortController();
  const go = () => {
    released.abort();
    // The click comes right after the pointer is up.
    setTimeout(act);
  };
  for (const type of releases) {
    window.addEventListener(type, go, { capture: true, signal: released.signal });
  }
}
