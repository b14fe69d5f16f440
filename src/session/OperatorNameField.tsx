import { useMessages } from "#i18n/LanguageProvider.tsx";
import { useStore } from "#lib/store.ts";
import { TextField } from "#ui/form/FieldFrame.tsx";
import { isLikeCard } from "./operator-name.ts";
import { useOperator } from "./SessionProvider.tsx";

/** The operator's user name in the service, which decides what *Your turn* is. Stored as it is typed. */
export function OperatorNameField({ isInline }: { readonly isInline?: boolean }) {
  const { settings: t } = useMessages();
  const operator = useOperator();
  const entered = useStore(operator.entered);
  return (
    <TextField
      isInline={isInline}
      label={t.operatorName}
      name="operator"
      hint={t.operatorWhy}
      placeholder={operator.proxyName}
      value={entered}
      autoComplete="off"
      error={isLikeCard(entered) && t.notOperatorName}
      onChange={({ target }) => operator.set(target.value)}
    />
  );
}
