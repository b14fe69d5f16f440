import type { Messages } from "#i18n/messages.ts";
import type { Deadline } from "#model/time/deadline.ts";

/**
 * The time left until a deadline: "2 days 4 hours left", "Overdue 30 hours"; in short "2 d 4 h left", "Overdue 30 h";
 * without the service's zone "tomorrow", "Overdue 3 days".
 */
export function formatTimeLeft(deadline: Deadline, { stage: t }: Messages, isShort = false) {
  const isPassed = deadline.urgency === "passed";
  if ("days" in deadline) {
    const { days } = deadline;
    return isPassed
      ? t.overdue({ span: t.span({ days: -days, hours: undefined }) })
      : t.day({ days });
  }
  const span = isShort ? t.time.short(deadline.span) : t.span(deadline.span);
  if (!isPassed) return t.left({ span });
  return t.overdue({ span });
}
