import { useMessages } from "#i18n/LanguageProvider.tsx";
import { maxOperatorNameLength } from "#session/operator-name.ts";
import { useIsDemo, useOperator, useOperatorName } from "#session/SessionProvider.tsx";
import { TextField } from "#ui/form/TextField.tsx";

/** The operator's user name in the service, which decides what *Your turn* is. */
export function OperatorNameInput() {
  const { settings: t } = useMessages();
  const operator = useOperator();
  const name = useOperatorName();
  const isDemo = useIsDemo();
  const { proxyName } = operator;
  const isGiven = proxyName !== "" && operator.own() === "";
  const given = isDemo ? t.operatorInDemo : t.operatorFromProxy;
  return (
    <TextField
      // A name that was set elsewhere is shown, too.
      key={name}
      isInline
      label={t.operatorName}
      hint={isGiven ? given({ name: proxyName }) : t.operatorWhy}
      defaultValue={operator.own()}
      maxLength={maxOperatorNameLength}
      autoComplete="off"
      onBlur={({ currentTarget }) => operator.set(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && operator.set(currentTarget.value)}
    />
  );
}
