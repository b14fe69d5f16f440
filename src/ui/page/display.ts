import { createContext, use, useLayoutEffect } from "react";
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

/** Not by `:has()`, which is evaluated at every change below: switching between 400 stages took 100 ms longer. */
export function useRootClass(className: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || className === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(className);
    return () => classList.remove(className);
  }, [className, isOn]);
}
