import { ServiceTime } from "#case-ui/CaseFact.tsx";
import { TimeLeft } from "#case-ui/TimeLeft.tsx";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import { formatDateTime, formatShortDateTime } from "#i18n/service-clock.ts";
import type { CaseSummary } from "#model/case-summary.ts";
import { dateOf } from "#model/received.ts";
import { type Clock, deadlineOf } from "#model/time/deadline.ts";
import styles from "./DueDate.module.css";

interface DueDateProps {
  readonly summary: CaseSummary;
  readonly clock: Clock;
}

/** The time left until the next automatic action, and its date. */
export function DueDate({ summary, clock }: DueDateProps) {
  const { tag, messages } = useLanguage();
  const date = dateOf(summary.autoAction);
  if (summary.isFinished) return null;
  if (summary.autoAction === "never") return messages.stage.noAutoAction;
  if (date === undefined) return <ServiceTime when={summary.autoAction} />;
  return (
    <span className={styles.due}>
      <TimeLeft deadline={deadlineOf(date, clock)} isShort />{" "}
      <time dateTime={date} title={formatDateTime(date, tag)} className={styles.date}>
        {formatShortDateTime(date, tag, true)}
      </time>
    </span>
  );
}
