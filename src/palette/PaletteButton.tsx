import { Command } from "lucide-react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import styles from "./PaletteButton.module.css";
import { isPaletteOpen } from "./palette-entries.ts";

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

/** The button in the bar that opens the palette, with its keyboard shortcut. */
export function PaletteButton() {
  const { ui: words } = useWords();
  return (
    <button
      type="button"
      className={styles.button}
      title={words.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => isPaletteOpen.set(true)}
    >
      <Command aria-hidden size="1rem" />
      <span className="visually-hidden">{words.palette}</span>
      <kbd>{modifier} K</kbd>
    </button>
  );
}
