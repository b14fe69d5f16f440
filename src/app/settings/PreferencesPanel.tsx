import { useLanguageChoice, useMessages } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { useStore } from "#lib/store.ts";
import { OperatorNameField } from "#session/OperatorNameField.tsx";
import { RadioGroup } from "#ui/form/RadioGroup.tsx";
import { SwitchRow } from "#ui/form/Switch.tsx";
import { themes, usePreferences } from "../preferences.ts";
import { SettingsSection } from "./SettingsSection.tsx";

/** Who the operator is, and their choices. All apply at once. */
export function PreferencesPanel() {
  const { settings: t } = useMessages();
  const { chosen: chosenLanguage, hasFailed, choose } = useLanguageChoice();
  const { theme, singleKeyShortcuts } = usePreferences();
  return (
    <SettingsSection title={t.you}>
      <OperatorNameField isInline />
      <RadioGroup
        isInline
        label={t.language}
        name="language"
        options={languages.map(({ tag, name }) => ({
          value: tag,
          label: <span lang={tag}>{name}</span>,
        }))}
        chosen={chosenLanguage}
        onChoose={(tag) => void choose(tag)}
        error={hasFailed && <span role="alert">{t.languageFailed}</span>}
      />
      <RadioGroup
        isInline
        label={t.theme}
        name="theme"
        options={themes.map((value) => ({ value, label: t.themes[value] }))}
        chosen={useStore(theme)}
        onChoose={theme.set}
      />
      <SwitchRow
        label={t.singleKeys}
        hint={t.singleKeysWhy}
        isOn={useStore(singleKeyShortcuts)}
        onChange={singleKeyShortcuts.set}
      />
    </SettingsSection>
  );
}
