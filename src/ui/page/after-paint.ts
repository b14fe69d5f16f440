import { startTransition, useEffect, useState } from "react";

/** In a hidden tab it waits until the tab is shown. */
const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Whether to render a whole list: at once where it is short, else after the first paint. Not by `useDeferredValue`: React
 * ignores its initial value in a render that is deferred itself, as a case's is.
 */
export function useCanRenderAll(count: number, maxAtFirst: number): boolean {
  const [isPainted, setPainted] = useState(false);
  const canRenderAll = isPainted || count <= maxAtFirst;
  useEffect(() => {
    if (!canRenderAll) void nextPaint().then(() => startTransition(() => setPainted(true)));
  }, [canRenderAll]);
  return canRenderAll;
}
