import type { Messages } from "#i18n/messages.ts";
import { type Received, receivedText } from "#model/received.ts";

/** Which side of the case the operator's bank is; "" where that is unknown. */
function bankText(isInitiator: boolean | undefined, t: Messages["case"]): string {
  if (isInitiator === undefined) return "";
  return isInitiator ? t.bankIs.initiator : t.bankIs.respondent;
}

/** The operator's role in the case: a name as received, or which side the bank is. */
export const roleText = (role: Received<string | boolean>, t: Messages["case"]): string =>
  typeof role === "boolean" ? bankText(role, t) : receivedText(role);
