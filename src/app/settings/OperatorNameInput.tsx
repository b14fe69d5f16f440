import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { isLikeCard, maxOperatorNameLength } from "#session/operator-name.ts";
import { useOperator } from "#session/SessionProvider.tsx";
import { TextField } from "#ui/form/FieldFrame.tsx";

/** The operator's user name in the service, which decides what *Your turn* is. Stored as it is typed. */
export function OperatorNameInput() {
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
