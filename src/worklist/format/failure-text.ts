import { CancelledError } from "@tanstack/react-query";
import { formatFailure } from "#case-ui/format-failure.ts";
import type { Messages } from "#i18n/messages.ts";
import { maskedStart } from "#privacy/card-number.ts";

const maxMessageLength = 200;

/** Why a case could not be loaded, with the beginning of the service's own message. */
export function failureText(error: unknown, t: Messages): string {
  if (error instanceof CancelledError) return t.case.cancelled;
  const { what, message, isServiceFirst } = formatFailure(error, t);
  const words = maskedStart(message, maxMessageLength);
  return (isServiceFirst ? `${words} ${what}` : `${what} ${words}`).trim();
}
