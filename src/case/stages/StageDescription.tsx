import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { receivedText } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";

/**
 * The state of a stage in words, for a screen reader: everything that the response says of it, contradictions included.
 * The time of the stage says whether it is planned.
 */
export function StageDescription({ stage }: { readonly stage: Stage }) {
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
