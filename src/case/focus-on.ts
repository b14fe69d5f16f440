import { useCallback, useEffect, useReducer, useRef } from "react";

/**
 * Focuses and shows a part of the case by its id, as soon as it is on the page.
 * @param isUpToDate whether what is on the page is what is wanted there, and not still what was found.
 */
export function useFocusOn(isUpToDate: boolean): (id: string) => void {
  const wanted = useRef<string>(undefined);
  const [, look] = useReducer((count: number) => count + 1, 0);
  // Which render brings it is not known: its stage may have to be selected first.
  useEffect(() => {
    if (wanted.current === undefined || !isUpToDate) return;
    const part = document.getElementById(wanted.current);
    if (!part) return;
    wanted.current = undefined;
    part.tabIndex = -1;
    part.focus();
    // As little as needed: the heading above it stays in sight where there is room.
    part.scrollIntoView({ block: "nearest" });
  });
  return useCallback((id) => {
    wanted.current = id;
    look();
  }, []);
}
