import type { Language } from "#i18n/languages.ts";
import type { Messages } from "#i18n/messages.ts";
import { formatDateTime } from "#i18n/service-clock.ts";
import type { CaseId } from "#model/case-id.ts";
import { isCaseType } from "#model/case-type.ts";
import { type DateTime, isMismatch, type Received, receivedText } from "#model/received.ts";
import { type ControlAction, isClosed, type Stage } from "#model/stage.ts";
import { maskedId } from "#privacy/card-number.ts";

/** The name of a case: its code as received, which may contain a card number, else its masked id. */
export const caseName = (code: string, id: CaseId, { case: t }: Messages): string =>
  code || t.untitled({ id: maskedId(id) });

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

/** The case type as received, with its name where it is known. */
export const caseTypeText = (caseType: string, t: Messages): string =>
  isCaseType(caseType) ? `${caseType} ${t.case.types[caseType]}` : caseType;

/** Which side of the case the operator's bank is; "" where that is unknown. */
export function bankText(isInitiator: boolean | undefined, t: Messages["case"]): string {
  if (isInitiator === undefined) return "";
  return isInitiator ? t.bankIs.initiator : t.bankIs.respondent;
}

/** The operator's role in the case: a name as received, or which side the bank is. */
export const roleText = (role: Received<string | boolean>, t: Messages["case"]): string =>
  typeof role === "boolean" ? bankText(role, t) : receivedText(role);

/** The label of the value that {@link roleText} returns. */
export const roleTerm = (role: Received<string | boolean>, t: Messages["case"]): string =>
  typeof role === "boolean" ? t.bank : t.role;
