import { startTransition, useEffect, useState } from "react";
import { nextTask } from "#ui/breath.ts";

/**
 * How many of many are drawn: a few at once, more with each task, so that the page answers in between.
 * @param step how many more each time.
 */
export function useGrowth(all: number, step: number): number {
  const [most, draw] = useState(step);
  useEffect(() => {
    if (most >= all) return;
    let isOver = false;
    async function grow() {
      await nextTask();
      if (!isOver) startTransition(() => draw(most + step));
    }
    void grow();
    return () => {
      isOver = true;
    };
  }, [most, all, step]);
  return Math.min(most, all);
}
