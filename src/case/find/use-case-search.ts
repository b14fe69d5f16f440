import { useCallback, useDeferredValue, useState } from "react";
import { useLocation } from "react-router";

/** The search in a case, by a text; "" for none. Every navigation within the case ends it. */
export function useCaseSearch() {
  const [query, setQuery] = useState("");
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setQuery("");
  }
  const deferred = useDeferredValue(query);
  return {
    query,
    setQuery,
    /**
     * The text that is searched for. It may lag behind what is typed, but a search ends at once: an element that it hid
     * may be about to get the focus.
     */
    searchedText: query === "" ? "" : deferred.trim(),
    endSearch: useCallback(() => setQuery(""), []),
  };
}
