import { CancelledError } from "@tanstack/react-query";
import { formatFailure } from "#case-ui/format-failure.ts";
import type { Messages } from "#i18n/messages.ts";
import type { Deadline } from "#model/time/deadline.ts";
import { maskedStart } from "#privacy/card-number.ts";

/** The time left until a deadline in short: "2 d 4 h left", "Overdue 30 h". */
export function dueText(deadline: Deadline, t: Messages): string {
  const { left, overdue, time } = t.stage;
  const span = `${deadline.isExact ? "" : "≈ "}${time.short(deadline)}`;
  return deadline.urgency === "passed" ? overdue({ span }) : left({ span, isExact: true });
}

const maxMessageLength = 200;

/** Why a case could not be loaded, with the beginning of the service's own message. */
export function failureText(error: unknown, t: Messages): string {
  if (error instanceof CancelledError) return t.case.cancelled;
  const { what, message } = formatFailure(error, t);
  return `${what} ${maskedStart(message, maxMessageLength)}`.trim();
}
