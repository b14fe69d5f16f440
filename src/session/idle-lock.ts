import type { Session } from "./session.ts";

const activityEvents = [
  "pointerdown",
  "pointermove",
  "click",
  "keydown",
  "wheel",
  "scroll",
  "touchstart",
] as const;
const checkIntervalMs = 5_000;
const warningMs = 60_000;

/**
 * Locks a session after `minutes` without activity of the operator, never for 0, and warns a minute before.
 * The clock counts while the tab sleeps, so a laptop opened again is locked at once.
 * @returns a function that stops watching.
 */
export function watchIdle(
  minutes: number,
  { lock, keepAlive, warnOfLock }: Pick<Session, "lock" | "keepAlive" | "warnOfLock">,
): () => void {
  if (minutes === 0) return () => {};
  let lastActive = Date.now();
  const checkIdle = () => {
    const now = Date.now();
    // After the clock was set back `lastActive` would be in the future: count from now.
    lastActive = Math.min(lastActive, now);
    // The events of a PDF that is being read do not reach the page.
    const limit = minutes * 60_000 * (isReadingFrame() ? 2 : 1);
    const idle = now - lastActive;
    if (idle >= limit) lock();
    else warnOfLock(idle >= limit - Math.min(warningMs, limit / 2));
  };
  const onActivity = () => {
    checkIdle();
    lastActive = Date.now();
    warnOfLock(false);
  };
  const timer = setInterval(() => {
    checkIdle();
    keepAlive(lastActive);
  }, checkIntervalMs);
  const watch = new AbortController();
  const { signal } = watch;
  for (const event of activityEvents) {
    window.addEventListener(event, onActivity, { capture: true, passive: true, signal });
  }
  document.addEventListener("visibilitychange", checkIdle, { signal });
  return () => {
    clearInterval(timer);
    watch.abort();
  };
}

/** Whether the focus is in a frame of the visible page. */
const isReadingFrame = (): boolean =>
  document.visibilityState === "visible" && document.activeElement instanceof HTMLIFrameElement;
