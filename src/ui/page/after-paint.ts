import { startTransition, useEffect, useState } from "react";

/** Waits until the browser has painted what is on the screen; in a hidden tab, until the tab is shown. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Whether to render the whole list: at once where it has at most `maxAtFirst` items, else after the first paint.
 * `useDeferredValue` with an initial value does not do it: React ignores that value in a render that is deferred itself,
 * as a case's is.
 */
export function useCanRenderAll(count: number, maxAtFirst: number): boolean {
  const [isPainted, setPainted] = useState(false);
  const canRenderAll = isPainted || count <= maxAtFirst;
  useEffect(() => {
    if (!canRenderAll) void nextPaint().then(() => startTransition(() => setPainted(true)));
  }, [canRenderAll]);
  return canRenderAll;
}
