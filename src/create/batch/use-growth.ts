import { useEffect, useState } from "react";
import { drawAfter } from "#language/painted.ts";
import { nextTask } from "#ui/breath.ts";

/**
 * How many of many are drawn: a few at once, more with each task, so that the page answers in between.
 * @param step how many more each time.
 */
export function useGrowth(all: number, step: number): number {
  const [most, draw] = useState(step);
  useEffect(
    () => (most < all ? drawAfter(nextTask(), () => draw(most + step)) : undefined),
    [most, all, step],
  );
  return Math.min(most, all);
}
