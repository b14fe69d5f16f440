import { useFullWords } from "#language/LanguageProvider.tsx";
import { Dialog } from "#ui/Dialog.tsx";
import styles from "./ShortcutsDialog.module.css";

/** The dialog that names all the keys. */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const { shortcuts: words } = useFullWords();
  return (
    <Dialog title={words.title} onClose={onClose}>
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
  );
}
