import { ReceivedValue } from "#case-ui/ReceivedValue.tsx";
import { urgencyIcons } from "#case-ui/urgency-icons.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDateTime } from "#i18n/wall-clock.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { dateOf } from "#model/received.ts";
import { type Clock, deadlineOf } from "#model/time/deadline.ts";
import { dueText } from "../format/format-row.ts";
import styles from "./TimeLeft.module.css";

interface TimeLeftProps {
  readonly summary: CaseSummary;
  readonly clock: Clock;
}

/** The time left until the next automatic action, and its date. */
export function TimeLeft({ summary, clock }: TimeLeftProps) {
  const { tag, messages } = useLanguage();
  const planned = dateOf(summary.planned);
  if (summary.isFinished) return null;
  if (summary.planned === "never") return messages.stage.noAutoAction;
  if (planned === undefined) return <ReceivedValue value={summary.planned} />;
  const deadline = deadlineOf(planned, clock);
  const Icon = urgencyIcons[deadline.urgency];
  const thisYear = new Date(clock.now()).getFullYear();
  return (
    <span className={styles.time}>
      <span className={[styles.left, styles[deadline.urgency]].join(" ")}>
        {Icon && <Icon aria-hidden />}
        {dueText(deadline, messages)}
      </span>{" "}
      <time dateTime={planned} title={formatDateTime(planned, tag)} className={styles.when}>
        {formatShortDateTime(planned, tag, thisYear)}
      </time>
    </span>
  );
}
