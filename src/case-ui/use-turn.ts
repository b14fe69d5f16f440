import { useMemo } from "react";
import { useSettings } from "#config/settings-context.ts";
import type { Case } from "#model/case.ts";
import { asSeenBy, type Turn, turnOf } from "#model/turn.ts";
import { useOperatorName } from "#session/SessionProvider.tsx";

/**
 * Whose turn it is in a case, as the operator sees it. The object stays the same until the case, the settings
 * or the operator's name changes.
 */
export function useTurn(caseData: Case): Turn {
  const settings = useSettings();
  const operatorName = useOperatorName();
  return useMemo(
    () => asSeenBy(turnOf(caseData, settings), operatorName),
    [caseData, settings, operatorName],
  );
}
