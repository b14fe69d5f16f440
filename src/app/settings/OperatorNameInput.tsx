import { useState } from "react";
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
  const [typed, setTyped] = useState(operator.getEntered());
  const [shownName, setShownName] = useState(name);
  // A name that was set elsewhere is shown, too.
  if (name !== shownName) {
    setShownName(name);
    setTyped(operator.getEntered());
  }
  const { proxyName } = operator;
  const isGiven = proxyName !== "" && operator.getEntered() === "";
  const given = isDemo ? t.operatorInDemo : t.operatorFromProxy;
  return (
    <TextField
      isInline
      label={t.operatorName}
      hint={isGiven ? given({ name: proxyName }) : t.operatorWhy}
      value={typed}
      maxLength={maxOperatorNameLength}
      autoComplete="off"
      onChange={({ target }) => setTyped(target.value)}
      onBlur={({ currentTarget }) => operator.set(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => key === "Enter" && operator.set(currentTarget.value)}
    />
  );
}
