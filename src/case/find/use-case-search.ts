import { useCallback, useDeferredValue, useState } from "react";
import { useLocation } from "react-router";
import { type CaseSearch, noSearch } from "./FindBox.tsx";

/** The search in a case. Every navigation within the case ends it. */
export function useCaseSearch() {
  const [search, setSearch] = useState<CaseSearch>(noSearch);
  const { key } = useLocation();
  const [lastKey, setLastKey] = useState(key);
  if (lastKey !== key) {
    setLastKey(key);
    setSearch(noSearch);
  }
  const deferred = useDeferredValue(search);
  // A search ends at once: an element that it hid may be about to get the focus.
  const { text, isSubmitted } = search.text === "" ? noSearch : deferred;
  return {
    typed: search.text,
    /** The text that is searched for; "" for none. It may lag behind what is typed. */
    wanted: text.trim(),
    isSubmitted,
    setSearch,
    endSearch: useCallback(() => setSearch(noSearch), []),
    onSubmitted: useCallback(() => setSearch((now) => ({ ...now, isSubmitted: false })), []),
  };
}
