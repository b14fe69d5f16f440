import { CircleAlert, Clock3, Hourglass, type LucideIcon } from "lucide-react";
import { useDeadline } from "#config/clock.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { DateTime, Received } from "#model/received.ts";
import type { Deadline, Urgency } from "#model/time/deadline.ts";
import { formatTimeLeft } from "./format-stage.ts";
import { ServiceTime } from "./ServiceTime.tsx";
import styles from "./TimeLeft.module.css";

export const urgencyIcons: Readonly<Record<Urgency, LucideIcon | undefined>> = {
  later: undefined,
  soon: Hourglass,
  urgent: Clock3,
  passed: CircleAlert,
};

interface TimeLeftProps {
  readonly deadline: Deadline;
  /** "30 h" for "30 hours". */
  readonly isShort?: boolean;
}

export function TimeLeft({ deadline, isShort = false }: TimeLeftProps) {
  const t = useMessages();
  const { urgency } = deadline;
  const Icon = urgencyIcons[urgency];
  return (
    <span className={[styles.timeLeft, styles[urgency]].join(" ")}>
      {Icon && <Icon aria-hidden />}
      {formatTimeLeft(deadline, t, isShort)}
    </span>
  );
}

interface TimeToAutoActionProps {
  readonly when: Received<DateTime | "never">;
  /** Whether a date that cannot be read is shown as received. */
  readonly showsUnreadable?: boolean;
}

export function TimeToAutoAction({ when, showsUnreadable = false }: TimeToAutoActionProps) {
  const { stage: t } = useMessages();
  const deadline = useDeadline(when);
  if (when === "never") return t.noAutoAction;
  if (deadline) return <TimeLeft deadline={deadline} />;
  return showsUnreadable && <ServiceTime when={when} />;
}
