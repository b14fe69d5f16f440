import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { TurnSummary } from "#model/turn.ts";
import { useOperator, useOperatorName } from "#session/SessionProvider.tsx";
import { TextButton } from "#ui/TextButton.tsx";

/** Lets the operator say that the user named in a turn is themselves, as long as nobody has said who they are. */
export function ThisIsMe({ turn }: { readonly turn: TurnSummary }) {
  const { stage: t } = useMessages();
  const operator = useOperator();
  const operatorName = useOperatorName();
  const isOffered = operatorName === "" && (turn.kind === "user" || turn.kind === "bank");
  return (
    isOffered && <TextButton onClick={() => operator.set(turn.user)}>{t.turn.thisIsMe}</TextButton>
  );
}
