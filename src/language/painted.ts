import { startTransition, useEffect, useState } from "react";

/** Waits until what is on the screen is painted, in a tab that is shown. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Draws more once what it waits for has come. @returns how to give it up. */
export function drawAfter(awaited: Promise<void>, draw: () => void): () => void {
  let isGone = false;
  async function follow() {
    await awaited;
    if (!isGone) startTransition(draw);
  }
  void follow();
  return () => {
    isGone = true;
  };
}

/** Whether what the caller drew first is painted, so that what is not in sight may follow. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => drawAfter(painted(), () => setPainted(true)), []);
  return isPainted;
}

/** How many of a list to draw: first those that a screen has room for, and all once these are painted. */
export function useDrawn(count: number, first: number): number {
  const [most, setMost] = useState(first);
  const isWhole = count <= most;
  useEffect(
    () => (isWhole ? undefined : drawAfter(painted(), () => setMost(Number.POSITIVE_INFINITY))),
    [isWhole],
  );
  return Math.min(count, most);
}
