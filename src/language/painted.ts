import { startTransition, useEffect, useState } from "react";

/** Waits until what is on the screen is painted, in a tab that is shown. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Whether what the caller drew first is painted, so that what is not in sight may follow. */
export function useIsPainted(): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    let isGone = false;
    async function follow() {
      await painted();
      if (!isGone) startTransition(() => setPainted(true));
    }
    void follow();
    return () => {
      isGone = true;
    };
  }, []);
  return isPainted;
}
