import { useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import { SearchBox } from "#ui/SearchBox.tsx";
import { useListedCasesState } from "../store/listed-cases-context.ts";
import styles from "./FilterBox.module.css";

interface FilterBoxProps {
  readonly count: number;
  /** How many there are without the text. */
  readonly total: number;
}

export function FilterBox({ count, total }: FilterBoxProps) {
  const { worklist: t } = useMessages();
  const [{ text }, listedCases] = useListedCasesState();
  const box = useRef<HTMLInputElement>(null);
  useShortcut({ key: "f" }, () => {
    box.current?.focus();
    box.current?.select();
  });
  function clear() {
    listedCases.setView({ text: "" });
    box.current?.focus();
  }
  return (
    <SearchBox className={styles.box} onClear={text !== "" && clear}>
      <input
        ref={box}
        type="text"
        value={text}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        aria-label={t.filterText}
        placeholder={t.filterText}
        aria-keyshortcuts={useKeyHint("f")}
        onChange={({ target }) => listedCases.setView({ text: target.value })}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          if (text === "") currentTarget.blur();
          else clear();
        }}
      />
      <span role="status" className={styles.count}>
        {text !== "" && t.shown({ count, total })}
      </span>
    </SearchBox>
  );
}
