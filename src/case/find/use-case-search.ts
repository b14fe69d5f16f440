import { useCallback, useDeferredValue, useState } from "react";
import { useLocation } from "react-router";

/** The search in a case, by a text; "" for none. Every navigation within the case ends it. */
export function useCaseSearch() {
  const [typed, setTyped] = useState("");
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setTyped("");
  }
  const deferred = useDeferredValue(typed);
  return {
    typed,
    setTyped,
    /**
     * The text that is searched for. It may lag behind what is typed, but a search ends at once: an element that it hid
     * may be about to get the focus.
     */
    wanted: typed === "" ? "" : deferred.trim(),
    endSearch: useCallback(() => setTyped(""), []),
  };
}
