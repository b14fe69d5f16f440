import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { formatDateRange, formatDateTime, formatShortDay } from "#i18n/service-clock.ts";
import { dateOf } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import { type Clock, deadlineOf } from "#model/time/deadline.ts";
import { stageTimeOf, type StageTime as Time } from "#model/time/stage-time.ts";
import styles from "./StageTime.module.css";

interface StageTimeProps {
  readonly stage: Stage;
  readonly clock: Clock;
}

/** How long a stage took, or when it is planned: abbreviated on the screen, in full for a screen reader. */
export function StageTime({ stage, clock }: StageTimeProps) {
  const language = useLanguage();
  const time = stageTimeOf(stage, clock);
  const { short, main, dates } = formatStageTime(time, language);
  const action = dateOf(stage.autoAction);
  const day = (date: string) => formatShortDay(date, language.tag);
  return (
    <>
      <span className={`small figures ${styles.length}`} title={dates} aria-hidden>
        {short}
      </span>
      <span className="visually-hidden">
        {[main, dates].filter(Boolean).join(", ")}
        {", "}
      </span>
      {/* Nothing without an automatic action: a whole bar would say that the time is over. */}
      {time.from && action && time.share !== undefined && (
        <span className={`small ${styles.current}`} aria-hidden>
          <span className={styles.track}>
            <span
              className={[
                styles.bar,
                deadlineOf(action, clock).urgency === "passed" ? styles.over : "",
              ].join(" ")}
              style={{ width: `${time.share * 100}%` }}
            />
          </span>
          <span>{day(time.from)}</span>
          <span>{day(action)}</span>
        </span>
      )}
    </>
  );
}

/** @returns `short`: `2 d 8 h` or a day; `main`: `2 days 8 hours` or that the stage is planned; the `dates`, "" without any */
export function formatStageTime({ state, from, to, length }: Time, { tag, messages }: Language) {
  const { time: t, span } = messages.stage;
  if (length && from && to) {
    return { short: t.short(length), main: span(length), dates: formatDateRange(from, to, tag) };
  }
  const at = state === "closed" ? to : from;
  const date = at === undefined ? "" : formatDateTime(at, tag);
  if (length) {
    const main = t.soFar({ length: span(length) });
    return { short: t.short(length), main, dates: t.since({ date }) };
  }
  const day = at === undefined ? "" : formatShortDay(at, tag);
  return {
    short: state === "skipped" ? t.skipped : day,
    main: state === "planned" || state === "skipped" ? t[state] : "",
    dates: date,
  };
}
