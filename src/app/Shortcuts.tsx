import { useNavigate } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { useShortcut } from "#ui/shortcut.ts";
import styles from "./Shortcuts.module.css";

interface ShortcutsProps {
  /** Whether the dialog that names all the keys is open. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** The keys that work on every screen, and the dialog that names them all. */
export function Shortcuts({ isOpen, onOpen }: ShortcutsProps) {
  const { open, shortcuts: words } = useWords().app;
  const navigate = useNavigate();
  useShortcut({ key: "slash", sign: "/" }, () => focusBox(open.caseId));
  useShortcut({ key: "shift+slash", sign: "?" }, () => onOpen(true));
  useShortcut({ key: "c" }, () => void navigate("/cases/new"));
  return (
    isOpen && (
      <Dialog title={words.title} onClose={() => onOpen(false)}>
        <p className={styles.when}>{words.when}</p>
        {words.groups.map(({ where, keys }) => (
          <section key={where} className={styles.group}>
            <h3>{where}</h3>
            <dl className={styles.keys}>
              {keys.map(({ key, does }) => (
                <div key={key}>
                  <dt>
                    <kbd>{key}</kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
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
