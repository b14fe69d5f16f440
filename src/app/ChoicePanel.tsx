import { useLanguageChoice, useMessages } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { Switch } from "#ui/form/Switch.tsx";
import { Panel } from "#ui/Panel.tsx";
import { usePreferences } from "./PreferencesProvider.tsx";
import styles from "./page.module.css";
import { themes } from "./theme.ts";

/** Lets the operator choose the language, each written in itself, the theme and the keys. All apply at once. */
export function ChoicePanel() {
  const { settings: words } = useMessages();
  const { chosen, hasFailed, choose } = useLanguageChoice();
  const { theme: chosenTheme, setTheme, areLetterKeysOn, setLetterKeysOn } = usePreferences();
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
          chosen={chosenTheme}
          onChoose={setTheme}
        />
        <Switch isOn={areLetterKeysOn} onChange={setLetterKeysOn}>
          {words.letterKeys}
        </Switch>
      </div>
    </Panel>
  );
}
