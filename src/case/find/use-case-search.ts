import { useCallback, useDeferredValue, useState } from "react";
import { useLocation } from "react-router";

/** What is searched for in a case. */
export interface CaseSearch {
  readonly text: string;
  /** Whether Enter has been pressed, which goes to the first hit. */
  readonly isSubmitted: boolean;
}

/** No search: the case itself is shown. */
export const noSearch: CaseSearch = { text: "", isSubmitted: false };

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
