import { useCallback, useEffect, useReducer, useRef } from "react";

/**
 * Returns a function that focuses an element by its id and scrolls to it, once it is rendered.
 * @param isUpToDate false while the page still shows older search results.
 */
export function useFocusOn(isUpToDate: boolean): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const [, look] = useReducer((count: number) => count + 1, 0);
  // Without dependencies: the element may appear some renders later, when its stage was selected.
  useEffect(() => {
    if (wanted.current === undefined || !isUpToDate) return;
    const part = document.getElementById(wanted.current);
    if (!part) return;
    wanted.current = undefined;
    part.tabIndex = -1;
    part.focus();
    // `nearest` scrolls as little as needed, which keeps the heading in sight where possible.
    part.scrollIntoView({ block: "nearest" });
  });
  return useCallback((id) => {
    wanted.current = id;
    look();
  }, []);
}
