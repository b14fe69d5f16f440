import { CircleCheck, CircleDashed, CircleDot, Flag, Store } from "lucide-react";
import { WallClock } from "#case-ui/Leaf.tsx";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { receivedText } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import { StateWord } from "#ui/StateWord.tsx";

/** What a stage is, in words beside their icons: every claim of the response, also contradictory ones. */
export function StageWords({ stage }: { readonly stage: Stage }) {
  const { stage: words } = useWords();
  const { closed } = stage;
  return (
    <>
      {stage.isActive && (
        <StateWord tone="accent" icon={CircleDot}>
          {words.active}
        </StateWord>
      )}
      {closed !== undefined && closed !== "open" && receivedText(closed) !== "" && (
        <span>
          <StateWord tone="calm" icon={CircleCheck}>
            {words.closed}
          </StateWord>{" "}
          <WallClock when={closed} />
        </span>
      )}
      {stage.isNext && (
        <StateWord tone="soft" icon={CircleDashed}>
          {words.next}
        </StateWord>
      )}
      {stage.isFinal && (
        <StateWord tone="soft" icon={Flag}>
          {words.final}
        </StateWord>
      )}
      {stage.isMerchant && (
        <StateWord tone="soft" icon={Store}>
          {words.merchant}
        </StateWord>
      )}
    </>
  );
}
