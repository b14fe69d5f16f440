import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maxOperatorNameLength } from "#session/operator-name.ts";
import { useIsDemo, useOperator, useOperatorName } from "#session/SessionProvider.tsx";
import { TextField } from "#ui/form/TextField.tsx";
import { SettingsSection } from "./SettingsSection.tsx";

/** The operator's user name in the service, which decides what *Your turn* is. */
export function OperatorPanel() {
  const { settings: t } = useMessages();
  const operator = useOperator();
  const name = useOperatorName();
  const isDemo = useIsDemo();
  const { proxyName } = operator;
  const isGiven = proxyName !== "" && operator.own() === "";
  const given = isDemo ? t.operatorInDemo : t.operatorFromProxy;
  return (
    <SettingsSection title={t.whoAmI}>
      <TextField
        // A name that was set elsewhere is shown, too.
        key={name}
        isInline
        label={t.operatorName}
        hint={isGiven ? given({ name: proxyName }) : t.operatorWhy}
        defaultValue={operator.own()}
        placeholder={proxyName}
        maxLength={maxOperatorNameLength}
        autoComplete="off"
        onBlur={({ currentTarget }) => operator.set(currentTarget.value)}
        onKeyDown={({ key, currentTarget }) => key === "Enter" && operator.set(currentTarget.value)}
      />
    </SettingsSection>
  );
}
