import { use, useState } from "react";
import { useNavigate } from "react-router";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import { focusCaseIdBox } from "#ui/page/focus.ts";
import { SingleKeyShortcutsContext, useShortcut } from "#ui/page/shortcut.ts";
import styles from "./Shortcuts.module.css";

export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useShortcut({ key: "slash", sign: "/" }, focusCaseIdBox);
  useShortcut({ key: "shift+slash", sign: "?" }, () => setOpen(true));
  useShortcut({ key: "c" }, () => void navigate("/cases/new"));
  return isOpen && <ShortcutsDialog onClose={() => setOpen(false)} />;
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
            <dl className={`stack ${styles.keys}`}>
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
