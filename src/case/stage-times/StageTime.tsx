import type { CSSProperties } from "react";
import { useClock, useMinutes } from "#config/clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { formatDateRange, formatDateTime, formatShortDay } from "#i18n/wall-clock.ts";
import { dateOf } from "#model/received.ts";
import type { Stage } from "#model/stage.ts";
import { stageTimeOf, type StageTime as Time, type TimeRange } from "#model/time/stage-time.ts";
import styles from "./StageTime.module.css";

/**
 * How long a stage took, or when it is planned: abbreviated and as a bar on the screen, in full for a screen
 * reader. The list sets `--scale-start` and `--scale-end`, the time range that the bars of past stages are
 * drawn on; the bar of the current stage has the whole width, from its start to its automatic action.
 */
export function StageTime({ stage }: { readonly stage: Stage }) {
  const clock = useClock();
  const language = useLanguage();
  const time = stageTimeOf(stage, clock);
  const { short, main, dates } = formatStageTime(time, language);
  return (
    <>
      <span className={styles.length} title={dates} aria-hidden>
        {short}
      </span>
      <span className="visually-hidden">{[main, dates].filter(Boolean).join(", ")}, </span>
      {time.state === "running" && time.bar && (
        <CurrentBar stage={stage} time={time} bar={time.bar} />
      )}
      {time.state !== "running" && time.bar && (
        <span className={styles.lane} aria-hidden>
          <span className={styles.bar} style={rangeStyle(time.bar)} />
        </span>
      )}
    </>
  );
}

interface CurrentBarProps {
  readonly stage: Stage;
  readonly time: Time;
  readonly bar: TimeRange;
}

/**
 * The share of the current stage's time, from its start to its automatic action, that has passed; with both dates.
 * Nothing without an automatic action: a whole bar would say that the time is over.
 */
function CurrentBar({ stage, time, bar }: CurrentBarProps) {
  const { tag } = useLanguage();
  const action = dateOf(stage.autoAction);
  const year = new Date(useMinutes()).getFullYear();
  if (!action) return null;
  const isOver = !time.untilAction;
  const scale = {
    "--scale-start": bar.start,
    "--scale-end": time.untilAction?.end ?? bar.end,
  } satisfies CSSProperties;
  return (
    <span className={styles.current} style={scale} aria-hidden>
      <span className={styles.lane}>
        <span
          className={[styles.bar, isOver ? styles.over : ""].join(" ")}
          style={rangeStyle(bar)}
        />
      </span>
      <span>{time.from && formatShortDay(time.from, tag, year)}</span>
      <span>{formatShortDay(action, tag, year)}</span>
    </span>
  );
}

const rangeStyle = ({ start, end }: TimeRange): CSSProperties => ({
  "--start": start,
  "--end": end,
});

/**
 * Says how long a stage took, and when.
 * @returns `short` for the timeline, `2 d 8 h`, or the day where no time was counted; `main` in full,
 *   `2 days 8 hours`, or why the time is not known; the `dates` it was counted from, "" without any.
 */
export function formatStageTime(time: Time, language: Language) {
  const { time: t, span } = language.messages.stage;
  const { state, length, isExact } = time;
  if (!length) return formatUncounted(time, language);
  const long = t.length({ span: span(length), isExact });
  // The header says that the times are by another clock: here the stage's name needs the room.
  const short = t.short(length);
  const { from = "", to = "" } = time;
  return state === "running"
    ? {
        short: t.soFar({ length: short }),
        main: t.soFar({ length: long }),
        dates: t.since({ date: formatDateTime(from, language.tag) }),
      }
    : { short, main: long, dates: formatDateRange(from, to, language.tag) };
}

function formatUncounted(uncounted: Time, { tag, messages }: Language) {
  const { state, from = "", to = "" } = uncounted;
  const { time } = messages.stage;
  const date = (received: string) => formatDateTime(received, tag);
  const day = (received: string) =>
    received && formatShortDay(received, tag, new Date().getFullYear());
  switch (state) {
    case "ended":
      return { short: day(from), main: time.ended, dates: date(from) };
    case "planned":
      return { short: day(from), main: time.planned, dates: date(from) };
    case "inactive":
      return {
        short: time.inactive,
        main: time.inactive,
        dates: from && time.start({ date: date(from) }),
      };
    case "no-start":
      return { short: day(to), main: time.noStart, dates: time.closed({ date: date(to) }) };
    case "closed":
    case "running":
    case "undated":
      return { short: "", main: time.undated, dates: "" };
  }
}
