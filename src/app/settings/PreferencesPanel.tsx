import { useLanguageChoice, useMessages } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { SwitchRow } from "#ui/form/Switch.tsx";
import { usePreferences } from "../PreferencesProvider.tsx";
import { themes } from "../theme.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Lets the operator choose the language, each written in itself, the theme and the keys. All apply at once. */
export function PreferencesPanel() {
  const { settings: words } = useMessages();
  const { chosen, hasFailed, choose } = useLanguageChoice();
  const {
    theme: chosenTheme,
    setTheme,
    areSingleKeyShortcutsOn,
    setSingleKeyShortcutsOn,
  } = usePreferences();
  return (
    <SettingsSection title={words.you}>
      <RadioGroup
        isRow
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
        isRow
        label={words.theme}
        name="theme"
        options={themes.map((theme) => ({ value: theme, label: words.themes[theme] }))}
        chosen={chosenTheme}
        onChoose={setTheme}
      />
      <SwitchRow
        label={words.letterKeys}
        hint={words.letterKeysWhy}
        isOn={areSingleKeyShortcutsOn}
        onChange={setSingleKeyShortcutsOn}
      />
    </SettingsSection>
  );
}
