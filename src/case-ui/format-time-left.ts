import type { Messages } from "#i18n/messages.ts";
import type { Deadline } from "#model/time/deadline.ts";

/** The time left until a deadline, with the units written out: "2 days 4 hours left", "Overdue by 30 hours". */
export function formatTimeLeft(deadline: Deadline, { stage: t }: Messages): string {
  const { urgency, isExact } = deadline;
  const span = t.span(deadline);
  return urgency === "passed" ? t.passedAgo({ span, isExact }) : t.left({ span, isExact });
}

/** The time left until a deadline in short: "2 d 4 h left", "Overdue 30 h". */
export function shortTimeLeft(deadline: Deadline, { stage: t }: Messages): string {
  const span = `${deadline.isExact ? "" : "≈ "}${t.time.short(deadline)}`;
  return deadline.urgency === "passed" ? t.overdue({ span }) : t.left({ span, isExact: true });
}
