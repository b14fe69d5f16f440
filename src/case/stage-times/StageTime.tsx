import type { ReactNode } from "react";
import { useClock } from "#case-ui/clock.ts";
import { useLanguage } from "#i18n/LanguageProvider.tsx";
import type { Language } from "#i18n/languages.ts";
import { formatDateRange, formatDateTime } from "#i18n/wall-clock.ts";
import type { Stage } from "#model/stage.ts";
import { stageTimeOf, type StageTime as Time, type TimeRange } from "#model/stage-time.ts";
import styles from "./StageTime.module.css";

/**
 * How long a stage took: abbreviated and as a bar on the screen, in full for a screen reader. The
 * list sets `--scale-start` and `--scale-end`, the time range that all bars are drawn on.
 * @param props.children what the stage is, in words: beside the bar, or in its place where they need the room.
 */
export function StageTime({ stage, children }: { stage: Stage; children: ReactNode }) {
  const time = stageTimeOf(stage, useClock());
  const { short, main, dates } = stageTimeWords(time, useLanguage());
  return (
    <>
      <span className={styles.spent} title={dates} aria-hidden>
        {short}
      </span>
      <span className="visually-hidden">{[main, dates].filter(Boolean).join(", ")}, </span>
      <div className={styles.second}>
        {children}
        {time.bar && (
          <span className={styles.lane} aria-hidden>
            <Bar
              className={`${styles.bar} ${time.state === "running" ? styles.running : ""}`}
              range={time.bar}
            />
            {time.untilAction && <Bar className={styles.rest} range={time.untilAction} />}
          </span>
        )}
      </div>
    </>
  );
}

function Bar({ className, range }: { className: string | undefined; range: TimeRange }) {
  return <span className={className} style={{ "--start": range.start, "--end": range.end }} />;
}

/**
 * Says how long a stage took, and when.
 * @returns `short` for the timeline, `2 d 8 h`, or "" where no time was counted; `main` in full,
 *   `2 days 8 hours`, or why the time is not known; the `dates` it was counted from, "" without any.
 */
export function stageTimeWords(time: Time, language: Language) {
  const { time: words, span } = language.words.stage;
  const { state, length, isExact } = time;
  if (!length) return { short: "", ...uncountedWords(time, language) };
  const long = words.length({ span: span(length), isExact });
  const short = words.length({ span: words.short(length), isExact });
  const { from = "", to = "" } = time;
  return state === "running"
    ? {
        short: words.soFar({ length: short }),
        main: words.soFar({ length: long }),
        dates: words.since({ date: formatDateTime(from, language.tag) }),
      }
    : { short, main: long, dates: formatDateRange(from, to, language.tag) };
}

function uncountedWords(uncounted: Time, { tag, words }: Language) {
  const { state, from = "", to = "" } = uncounted;
  const { time } = words.stage;
  const date = (received: string) => formatDateTime(received, tag);
  switch (state) {
    case "ended":
      return { main: time.ended, dates: date(from) };
    case "planned":
      return { main: time.notStarted, dates: time.planned({ date: date(from) }) };
    case "inactive":
      return { main: time.inactive, dates: from && `${words.stage.start} ${date(from)}` };
    case "no-start":
      return { main: time.noStart, dates: time.closed({ date: date(to) }) };
    case "closed":
    case "running":
    case "undated":
      return { main: time.undated, dates: "" };
  }
}
