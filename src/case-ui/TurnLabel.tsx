import {
  Check,
  CircleDashed,
  CircleQuestionMark,
  Landmark,
  type LucideIcon,
  User,
  UserCheck,
} from "lucide-react";
import { useMemo } from "react";
import { useSettings } from "#config/settings-context.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Case } from "#model/case.ts";
import { asSeenBy, type Turn, type TurnSummary, turnOf } from "#model/turn.ts";
import { useOperatorName } from "#session/SessionProvider.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { formatTurn } from "./format-stage.ts";

export const turnIcons: Readonly<Record<Turn["kind"], LucideIcon>> = {
  mine: UserCheck,
  bank: Landmark,
  user: User,
  acquirer: CircleDashed,
  inProgress: CircleDashed,
  unclear: CircleQuestionMark,
  ended: Check,
};

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

/** The same object until the case, the settings or the operator's name changes. */
export function useTurn(caseData: Case): Turn {
  const settings = useSettings();
  const operatorName = useOperatorName();
  return useMemo(
    () => asSeenBy(turnOf(caseData, settings), operatorName),
    [caseData, settings, operatorName],
  );
}
