import { Search } from "lucide-react";
import { useRef } from "react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { usePaletteEntries } from "#palette/palette-entries.ts";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
import styles from "./FindBox.module.css";

interface FindBoxProps {
  readonly text: string;
  /** Called with `isEntered` when Enter is pressed. */
  readonly onFind: (text: string, isEntered?: boolean) => void;
}

/** The box that finds in everything the case says; `f` goes to it. */
export function FindBox({ text, onFind }: FindBoxProps) {
  const { case: t } = useMessages();
  const box = useRef<HTMLInputElement>(null);
  const focusBox = () => box.current?.focus();
  useShortcut({ key: "f" }, focusBox);
  // Escape works from the results too, and ends the search before it closes a preview that the results hide.
  useShortcut({ key: "escape", isOff: text === "" }, () => {
    onFind("");
    focusBox();
  });
  usePaletteEntries("actions", () => [{ id: "find", label: t.find, keys: "F", run: focusBox }]);
  return (
    <div className={styles.find}>
      <Search aria-hidden size="0.9375rem" />
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
        onKeyDown={({ key }) => {
          if (key === "Escape") onFind("");
          if (key === "Enter") onFind(text, true);
        }}
      />
      <kbd aria-hidden>F</kbd>
    </div>
  );
}
