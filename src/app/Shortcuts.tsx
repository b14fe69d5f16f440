import { useState } from "react";
import { useNavigate } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useShortcut } from "#ui/shortcut.ts";
import styles from "./Shortcuts.module.css";

/** The keys that work on every screen, and the dialog that names them all. */
export function Shortcuts() {
  const { open, shortcuts: words } = useWords().app;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useShortcut({ key: "slash", sign: "/" }, () => focusBox(open.caseId));
  useShortcut({ key: "shift+slash", sign: "?" }, () => setOpen(true));
  useShortcut({ key: "c" }, () => void navigate("/cases/new"));
  return (
    isOpen && (
      <Dialog title={words.title} onClose={() => setOpen(false)}>
        <dl className={styles.keys}>
          {words.keys.map(({ key, does }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    )
  );
}

/** Focuses the search box of that name, wherever it stands on the page. */
function focusBox(label: string): void {
  const box = [...document.querySelectorAll<HTMLTextAreaElement>("search textarea")].find((box) =>
    [...(box.labels ?? [])].some(({ textContent }) => textContent === label),
  );
  box?.focus();
  box?.select();
}
