import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { isLikeCard, maxOperatorNameLength } from "#session/operator-name.ts";
import { useIsDemo, useOperator } from "#session/SessionProvider.tsx";
import { TextField } from "#ui/form/TextField.tsx";

/** The operator's user name in the service, which decides what *Your turn* is. Stored as it is typed. */
export function OperatorNameInput() {
  const { settings: t } = useMessages();
  const operator = useOperator();
  const entered = useStore(operator.entered);
  const isDemo = useIsDemo();
  const { proxyName } = operator;
  const isGiven = proxyName !== "" && entered.trim() === "";
  const given = isDemo ? t.operatorInDemo : t.operatorFromProxy;
  return (
    <TextField
      isInline
      label={t.operatorName}
      hint={isGiven ? given({ name: proxyName }) : t.operatorWhy}
      placeholder={proxyName}
      value={entered}
      maxLength={maxOperatorNameLength}
      autoComplete="off"
      error={isLikeCard(entered) && t.notOperatorName}
      onChange={({ target }) => operator.set(target.value)}
    />
  );
}
