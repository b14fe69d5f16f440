import { useLanguageChoice, useMessages } from "#i18n/LanguageProvider.tsx";
import { languages } from "#i18n/languages.ts";
import { useStore } from "#lib/store.ts";
import { isLikeCard, maxOperatorNameLength } from "#session/operator-name.ts";
import { useOperator } from "#session/SessionProvider.tsx";
import { TextField } from "#ui/form/FieldFrame.tsx";
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
      <OperatorNameInput />
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

/** The operator's user name in the service, which decides what *Your turn* is. Stored as it is typed. */
function OperatorNameInput() {
  const { settings: t } = useMessages();
  const operator = useOperator();
  const entered = useStore(operator.entered);
  return (
    <TextField
      isInline
      label={t.operatorName}
      hint={t.operatorWhy}
      placeholder={operator.proxyName}
      value={entered}
      maxLength={maxOperatorNameLength}
      autoComplete="off"
      error={isLikeCard(entered) && t.notOperatorName}
      onChange={({ target }) => operator.set(target.value)}
    />
  );
}
