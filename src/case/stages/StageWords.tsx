import { ServiceTime } from "#case-ui/ReceivedValue.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { receivedText } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";

/**
 * What a stage is, in words, for a screen reader: everything that the response says of it, contradictions
 * included. Whether it is planned stands with its time.
 */
export function StageWords({ stage }: { readonly stage: Stage }) {
  const { stage: t } = useMessages();
  return (
    <span className="visually-hidden">
      {stage.isActive && `${t.active}, `}
      {stage.closed !== "open" && receivedText(stage.closed) !== "" && (
        <>
          {t.closed} <ServiceTime when={stage.closed} />
          {", "}
        </>
      )}
      {stage.isNext && `${t.next}, `}
      {stage.isFinal && `${t.final}, `}
      {stage.controlActions.includes("NotRequired") && `${t.control.NotRequired}, `}
    </span>
  );
}
