import { Command } from "lucide-react";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import styles from "./PaletteButton.module.css";
import { usePalette } from "./PaletteProvider.tsx";

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";

export function PaletteButton() {
  const { ui: t } = useMessages();
  const { setOpen } = usePalette();
  return (
    <button
      type="button"
      className={styles.button}
      title={t.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => setOpen(true)}
    >
      <Command aria-hidden size="1rem" />
      <span className="visually-hidden">{t.palette}</span>
      <kbd className="wide-only">{modifier} K</kbd>
    </button>
  );
}
