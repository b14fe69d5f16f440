import { useFullWords, useLanguageChoice } from "#language/LanguageProvider.tsx";
import { languages } from "#language/words.ts";
import { Sheet } from "#ui/Sheet.tsx";
import styles from "./page.module.css";

/** The choice of a language, each in its own. It takes effect at once. */
export function LanguageSheet() {
  const { settings: words } = useFullWords();
  const { chosen, hasFailed, choose } = useLanguageChoice();
  return (
    <Sheet title={words.language}>
      <p className={styles.why}>{words.languageWhy}</p>
      <div role="radiogroup" aria-label={words.language} className={styles.choice}>
        {languages.map(({ tag, name }) => (
          <label key={tag} lang={tag}>
            <input
              type="radio"
              name="language"
              checked={tag === chosen}
              onChange={() => choose(tag)}
            />
            {name}
          </label>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className={styles.plain}>
          {words.languageFailed}
        </p>
      )}
    </Sheet>
  );
}
