import { use } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { focusCaseIdBox } from "#ui/page/focus-case-id-box.ts";
import { SingleKeyShortcutsContext, useShortcut } from "#ui/page/shortcut.ts";
import styles from "./Shortcuts.module.css";

interface ShortcutsProps {
  /** Whether the dialog with all keys is open. */
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The keys that work on every screen, and the dialog with all keys. */
export function Shortcuts({ isOpen, onOpenChange }: ShortcutsProps) {
  const navigate = useNavigate();
  useShortcut({ key: "slash", sign: "/" }, focusCaseIdBox);
  useShortcut({ key: "shift+slash", sign: "?" }, () => onOpenChange(true));
  useShortcut({ key: "c" }, () => void navigate("/cases/new"));
  return isOpen && <ShortcutsDialog onClose={() => onOpenChange(false)} />;
}

function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { shortcuts: t } = useMessages();
  const areShortcutsOn = use(SingleKeyShortcutsContext);
  return (
    <Dialog size="large" title={t.title} onClose={onClose}>
      <p className="soft">{areShortcutsOn ? t.when : t.off}</p>
      <div className={styles.groups}>
        {Object.values(t.groups).map(({ where, keys }) => (
          <section key={where} className={styles.group}>
            <h3>{where}</h3>
            <dl className={styles.keys}>
              {Object.entries(keys).map(([key, action]) => (
                <div key={key}>
                  <dt>
                    {key.split(", ").map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dt>
                  <dd>{action}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
