import { useFullWords, useLanguageChoice } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { Panel } from "#ui/Panel.tsx";
import styles from "./page.module.css";

/** The choice of a language, each in its own. It takes effect at once. */
export function LanguagePanel() {
  const { settings: words } = useFullWords();
  const { chosen, hasFailed, choose } = useLanguageChoice();
  return (
    <Panel title={words.language}>
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
    </Panel>
  );
}
