import type { Session } from "./session.ts";

const activityEvents = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
const checkIntervalMs = 5_000;

/**
 * Locks a session after `minutes` without activity of the operator; never for 0. The clock counts
 * while the tab sleeps, so a laptop opened again is locked at once.
 * @returns a function that stops watching.
 */
export function watchIdle(
  minutes: number,
  { lock, keepAlive }: Pick<Session, "lock" | "keepAlive">,
): () => void {
  if (minutes === 0) return () => {};
  let lastActive = Date.now();
  const lockIfIdle = () => {
    const now = Date.now();
    // After the clock was set back `lastActive` would be in the future: count from now.
    lastActive = Math.min(lastActive, now);
    if (now - lastActive >= minutes * 60_000) lock();
  };
  const onActivity = () => {
    lockIfIdle();
    lastActive = Date.now();
  };
  const timer = setInterval(() => {
    lockIfIdle();
    keepAlive(lastActive);
  }, checkIntervalMs);
  const watch = new AbortController();
  const { signal } = watch;
  for (const event of activityEvents) {
    window.addEventListener(event, onActivity, { capture: true, passive: true, signal });
  }
  document.addEventListener("visibilitychange", lockIfIdle, { signal });
  return () => {
    clearInterval(timer);
    watch.abort();
  };
}
