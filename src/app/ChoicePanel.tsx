import { useFullWords, useLanguageChoice } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { Panel } from "#ui/Panel.tsx";
import { areLetterKeysOn } from "#ui/page/shortcut.ts";
import { useStore } from "#ui/store.ts";
import { storeLetterKeys } from "./letter-keys.ts";
import styles from "./page.module.css";
import { storeTheme, themes, useTheme } from "./theme.ts";

/** Lets the operator choose the language, each written in itself, the theme and the keys. All apply at once. */
export function ChoicePanel() {
  const { settings: words } = useFullWords();
  const { chosen, hasFailed, choose } = useLanguageChoice();
  return (
    <Panel title={words.languageAndTheme}>
      <div className={styles.choices}>
        <RadioGroup
          label={words.language}
          name="language"
          options={languages.map(({ tag, name }) => ({
            value: tag,
            label: <span lang={tag}>{name}</span>,
          }))}
          chosen={chosen}
          onChoose={(tag) => void choose(tag)}
          hint={words.languageWhy}
          fault={hasFailed && <span role="alert">{words.languageFailed}</span>}
        />
        <RadioGroup
          label={words.theme}
          name="theme"
          options={themes.map((theme) => ({ value: theme, label: words.themes[theme] }))}
          chosen={useTheme()}
          onChoose={storeTheme}
        />
        <Switch isOn={useStore(areLetterKeysOn)} onChange={storeLetterKeys}>
          {words.letterKeys}
        </Switch>
      </div>
    </Panel>
  );
}
