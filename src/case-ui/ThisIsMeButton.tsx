import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { TurnSummary } from "#model/turn.ts";
import { useOperator, useOperatorName } from "#session/SessionProvider.tsx";
import { returnFocusToMain } from "#ui/page/focus-main.ts";
import { TextButton } from "#ui/TextButton.tsx";

/**
 * Lets the operator say that they are the user named in a turn, as long as the viewer does not know the
 * operator's name.
 */
export function ThisIsMeButton({ turn }: { readonly turn: TurnSummary }) {
  const { stage: t } = useMessages();
  const operator = useOperator();
  const operatorName = useOperatorName();
  const isOffered = operatorName === "" && (turn.kind === "user" || turn.kind === "bank");
  return (
    isOffered && (
      <span ref={returnFocusToMain}>
        <TextButton onClick={() => operator.set(turn.user)}>{t.turn.thisIsMe}</TextButton>
      </span>
    )
  );
}
