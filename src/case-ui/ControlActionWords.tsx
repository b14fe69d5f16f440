import { Check, CircleHelp, CircleSlash, Hourglass, X, Zap } from "lucide-react";
import { useWords } from "#i18n/LanguageProvider.tsx";
import type { ControlAction } from "#model/stage.ts";
import { StateWord } from "#ui/StateWord.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";

const looks = {
  Waiting: { tone: "warn", icon: Hourglass },
  AcceptedByAcquirer: { tone: "calm", icon: Check },
  DeclinedByAcquirer: { tone: "late", icon: X },
  NotRequired: { tone: "soft", icon: CircleSlash },
  AutoAction: { tone: "soft", icon: Zap },
} as const;

/** The state of actions between merchant and acquirer; an unknown one as sent. */
export function ControlActionWords({ actions }: { readonly actions: readonly ControlAction[] }) {
  const { control } = useWords().stage;
  return actions.map((action, at) =>
    typeof action === "string" ? (
      <StateWord key={action} {...looks[action]}>
        {control[action]}
      </StateWord>
    ) : (
      <StateWord key={`${at} ${action.unknown}`} tone="soft" icon={CircleHelp}>
        <ReceivedText>{action.unknown}</ReceivedText>
      </StateWord>
    ),
  );
}
