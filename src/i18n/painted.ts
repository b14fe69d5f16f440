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

/** Whether to draw all of a list: at once where a screen has room for it, else once its first part is painted. */
export function useIsWhole(count: number, room: number): boolean {
  const [isPainted, setPainted] = useState(false);
  const isWhole = isPainted || count <= room;
  useEffect(() => (isWhole ? undefined : drawAfter(painted(), () => setPainted(true))), [isWhole]);
  return isWhole;
}
