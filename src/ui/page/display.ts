import { createContext, type RefObject, use, useEffect, useLayoutEffect } from "react";
import { type Store, useStore } from "#lib/store.ts";

export const mediaQuery = (query: string): Store<boolean> => ({
  get: () => matchMedia(query).matches,
  subscribe(listener) {
    const list = matchMedia(query);
    list.addEventListener("change", listener);
    return () => list.removeEventListener("change", listener);
  },
});

/** As in the styles. */
const narrowWindow = mediaQuery("(width < 47.5em)");

/** For what a style cannot change. */
export const useIsPhone = (): boolean => useStore(narrowWindow);

/** Whether what is below is for paper or the report of a pack, without buttons. */
export const PrintContext = createContext(false);

export const useIsPrinting = (): boolean => use(PrintContext);

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

/** Not by `:has()`, which is evaluated at every change below: switching between 400 stages took 100 ms longer. */
export function useRootClass(className: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || className === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(className);
    return () => classList.remove(className);
  }, [className, isOn]);
}
