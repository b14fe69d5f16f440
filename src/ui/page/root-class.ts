import { useLayoutEffect } from "react";

/**
 * Gives the `html` element a class while `isOn`. A `:has()` on it would do without, but the browser
 * checks that again with every change below: a switch among 400 stages took 100 ms longer.
 */
export function useRootClass(className: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || className === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(className);
    return () => classList.remove(className);
  }, [className, isOn]);
}
