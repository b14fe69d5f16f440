import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { TurnSummary } from "#model/turn.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { formatTurn } from "./format-turn.ts";
import { turnIcons } from "./state-icons.ts";

interface TurnLabelProps {
  readonly turn: TurnSummary;
  readonly iconClassName?: string;
  readonly className?: string | undefined;
}

export function TurnLabel({ turn, iconClassName, className }: TurnLabelProps) {
  const Icon = turnIcons[turn.kind];
  return (
    <>
      <Icon aria-hidden className={iconClassName} size="1rem" />
      <ReceivedText className={className}>{formatTurn(turn, useMessages())}</ReceivedText>
    </>
  );
}
