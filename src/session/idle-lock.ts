import type { Session } from "./session.ts";

const signs = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;
const check = 5_000;

/**
 * Locks a session after `minutes` without activity of the operator; never for 0. The clock counts
 * while the tab sleeps, so a laptop opened again is locked at once.
 * @returns how to stop.
 */
export function watchIdle(
  minutes: number,
  { lock, keepAlive }: Pick<Session, "lock" | "keepAlive">,
  now = Date.now,
): () => void {
  if (minutes === 0) return () => {};
  let seen = now();
  const ifIdle = () => {
    const time = now();
    // After the clock was set back the idle time counts from now on, and not from a time to come.
    seen = Math.min(seen, time);
    if (time - seen >= minutes * 60_000) lock();
  };
  const alive = () => {
    ifIdle();
    seen = now();
  };
  const timer = setInterval(() => {
    ifIdle();
    keepAlive(seen);
  }, check);
  for (const sign of signs) window.addEventListener(sign, alive, { capture: true, passive: true });
  document.addEventListener("visibilitychange", ifIdle);
  return () => {
    clearInterval(timer);
    for (const sign of signs) window.removeEventListener(sign, alive, { capture: true });
    document.removeEventListener("visibilitychange", ifIdle);
  };
}
