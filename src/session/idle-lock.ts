import type { Settings } from "#config/settings.ts";
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
 * Locks a session after `idleMinutes` without activity of the operator, never for 0, and warns a minute before.
 * The clock counts while the tab sleeps, so a laptop opened again is locked at once.
 * @returns a function that stops watching.
 */
export function watchIdle(
  { idleMinutes }: Pick<Settings, "idleMinutes">,
  session: Pick<Session, "lock" | "storeLastActive" | "warnOfLock">,
): () => void {
  if (idleMinutes === 0) return () => {};
  const { lock, storeLastActive, warnOfLock } = session;
  let lastActive = Date.now();
  const checkIdle = () => {
    const now = Date.now();
    // After the clock was set back, `lastActive` would be in the future: the idle time counts from now.
    lastActive = Math.min(lastActive, now);
    // The events of a PDF that is being read do not reach the page.
    const limit = idleMinutes * 60_000 * (isReadingFrame() ? 2 : 1);
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
    storeLastActive(lastActive);
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

const isReadingFrame = (): boolean =>
  document.visibilityState === "visible" && document.activeElement instanceof HTMLIFrameElement;
