import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatDateTime } from "#i18n/service-clock.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { type ControlAction, isClosed, type Stage } from "#model/stage.ts";

/** Formats a time of the service's wall clock; returns a text that is no date-time as received, and "" for none. */
export function timeText(when: Received<DateTime | "open" | "never">, { tag, messages }: Language) {
  if (when === undefined || when === "open") return "";
  if (when === "never") return messages.stage.noAutoAction;
  return isMismatch(when) ? receivedText(when) : formatDateTime(when, tag);
}

/** The states of a stage in words, everything that the response says, contradictions included. */
export const stageStates = (stage: Stage, { stage: t }: Messages): string[] =>
  [
    stage.isActive && t.active,
    isClosed(stage) && t.closed,
    stage.isNext && t.next,
    stage.isFinal && t.final,
  ].filter((word) => word !== false);

/** Lists control actions in words, an unknown one as received; "" for none. */
export const controlText = (actions: readonly ControlAction[], { stage: t }: Messages): string =>
  actions
    .map((action) => (typeof action === "string" ? t.control[action] : action.unknown))
    .join(", ");
