import { useLayoutEffect } from "react";

/**
 * Adds a class to the `html` element while `isOn`. Not done with `:has()` in CSS, which the browser
 * evaluates again with every change below: switching between 400 stages took 100 ms longer.
 */
export function useRootClass(className: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || className === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(className);
    return () => classList.remove(className);
  }, [className, isOn]);
}
