import { useCallback, useDeferredValue, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { focusMain } from "#ui/page/focus.ts";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { SearchBox } from "#ui/SearchBox.tsx";
import type { CaseTarget } from "../anchors.ts";
import { useNavigateInCase } from "../CaseLink.tsx";
import styles from "./FindBox.module.css";

export interface FindBoxProps {
  readonly text: string;
  readonly onFind: (text: string) => void;
  /** Finds where the first hit of a text is. A failure is reported by the results. */
  readonly findFirst: (text: string) => Promise<CaseTarget | undefined>;
}

export function FindBox({ text, onFind, findFirst }: FindBoxProps) {
  const { case: t } = useMessages();
  const navigateTo = useNavigateInCase();
  const box = useRef<HTMLInputElement>(null);
  // The box is in the bar, which is always in sight. The browser would scroll to where the bar stands in the page.
  const focusBox = () => box.current?.focus({ preventScroll: true });
  useShortcut({ key: "f" }, focusBox);
  function clear() {
    onFind("");
    focusBox();
  }
  // Escape works from the results too, and ends the search before it closes a preview that the results hide.
  useShortcut({ key: "escape", isOff: text === "" }, clear);
  /** Keeps the focus for the next search, unless there was nothing to find. */
  async function endSearch(input: HTMLInputElement) {
    onFind("");
    if (text === "" || (await findFirst(text).catch(() => undefined)) === undefined) input.blur();
  }
  async function goToFirst() {
    const first = await findFirst(text).catch(() => undefined);
    // The code of the search may have been loading: the operator may have left the case or typed something else.
    if (!first || box.current?.value !== text) return;
    focusMain();
    navigateTo(first);
  }
  return (
    <SearchBox className={styles.find} onClear={text !== "" && clear}>
      <input
        ref={box}
        type="text"
        aria-label={t.find}
        aria-keyshortcuts={useKeyHint("f")}
        placeholder={t.find}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onFind(event.target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === "Escape") void endSearch(currentTarget);
          if (key === "Enter") void goToFirst();
        }}
      />
    </SearchBox>
  );
}

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
