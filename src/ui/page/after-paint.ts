import { startTransition, useEffect, useState } from "react";

/** Waits until the browser has painted what is on the screen; in a hidden tab, until the tab is shown. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Renders more in a transition once a promise is fulfilled. @returns a function that cancels this. */
export function renderAfter(awaited: Promise<void>, render: () => void): () => void {
  let isCancelled = false;
  async function follow() {
    await awaited;
    if (!isCancelled) startTransition(render);
  }
  void follow();
  return () => {
    isCancelled = true;
  };
}

/** Whether to render a list whole: at once where it has at most `maxAtFirst` items, else after the first paint. */
export function useCanRenderAll(count: number, maxAtFirst: number): boolean {
  const [isPainted, setPainted] = useState(false);
  const canRenderAll = isPainted || count <= maxAtFirst;
  useEffect(
    () => (canRenderAll ? undefined : renderAfter(nextPaint(), () => setPainted(true))),
    [canRenderAll],
  );
  return canRenderAll;
}
