import { useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { SearchBox } from "#ui/SearchBox.tsx";
import styles from "./FindBox.module.css";
import { type CaseSearch, noSearch } from "./use-case-search.ts";

interface FindBoxProps {
  readonly text: string;
  readonly onFind: (find: CaseSearch) => void;
}

/** The box that finds in everything the case says; `f` goes to it. */
export function FindBox({ text, onFind }: FindBoxProps) {
  const { case: t } = useMessages();
  const box = useRef<HTMLInputElement>(null);
  // The box is in the bar, which is always in sight. The browser would scroll to where the bar stands in the page.
  const focusBox = () => box.current?.focus({ preventScroll: true });
  useShortcut({ key: "f" }, focusBox);
  // Escape works from the results too, and ends the search before it closes a preview that the results hide.
  useShortcut({ key: "escape", isOff: text === "" }, () => {
    onFind(noSearch);
    focusBox();
  });
  usePaletteEntries("actions", () => [{ id: "find", label: t.find, keys: "F", run: focusBox }]);
  return (
    <SearchBox shortcut="F" className={styles.find}>
      <input
        ref={box}
        type="text"
        aria-label={t.find}
        aria-keyshortcuts={useKeyHint("f")}
        placeholder={t.find}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => onFind({ text: event.target.value, isSubmitted: false })}
        onKeyDown={({ key }) => {
          if (key === "Escape") onFind(noSearch);
          if (key === "Enter") onFind({ text, isSubmitted: true });
        }}
      />
    </SearchBox>
  );
}
