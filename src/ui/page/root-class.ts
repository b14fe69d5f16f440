import { useLayoutEffect } from "react";

/** Not by `:has()`, which is evaluated at every change below: switching between 400 stages took 100 ms longer. */
export function useRootClass(className: string | undefined, isOn: boolean): void {
  useLayoutEffect(() => {
    if (!isOn || className === undefined) return undefined;
    const { classList } = document.documentElement;
    classList.add(className);
    return () => classList.remove(className);
  }, [className, isOn]);
}
