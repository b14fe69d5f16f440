import { type RefObject, useEffect } from "react";

const rootMargin = "200px 0px";

/** @param onNear `undefined` while no call is wanted. */
export function useNearViewport(
  element: RefObject<Element | null>,
  onNear: (() => void) | undefined,
): void {
  useEffect(() => {
    if (!element.current || !onNear) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) onNear();
      },
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, onNear]);
}
