import { memo } from "react";
import { useClock } from "#case-ui/clock.ts";
import { useLanguage } from "#language/LanguageProvider.tsx";
import { formatDay } from "#language/wall-clock.ts";
import type { Stage } from "#model/stage.ts";
import { stageTimeOf, type StageTime as Time, type TimeRange } from "#model/stage-time.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import styles from "./StageTime.module.css";
import { stageTimeWords } from "./stage-time-words.ts";

/**
 * How long a stage took: shortened and as a bar for the eye, in full for a screen reader. The list
 * around it says in `--scale-start` and `--scale-end` what the bars of all stages are drawn on.
 */
export const StageTime = memo(function StageTime({ stage }: { readonly stage: Stage }) {
  return stage.isActive ? <RunningTime stage={stage} /> : <PastTime stage={stage} />;
});

/** The day for which a stage that has not started is planned; a screen reader has it from {@link StageTime}. */
export function PlannedStart({ stage }: { readonly stage: Stage }) {
  const { tag, words } = useLanguage();
  const { timeZone: serviceZone } = useSettings();
  const { state, from } = stageTimeOf(stage, { now: Date.now, serviceZone });
  if (state !== "idle" || from === undefined) return null;
  return (
    <span className={styles.planned} aria-hidden>
      {words.stage.time.planned({ date: formatDay(from.slice(0, 10), tag) })}
    </span>
  );
}

function RunningTime({ stage }: { readonly stage: Stage }) {
  return <TimeOfStage time={stageTimeOf(stage, useClock())} />;
}

/** Reads no clock: of thousands of stages only the active one is rendered again each minute. */
function PastTime({ stage }: { readonly stage: Stage }) {
  const { timeZone: serviceZone } = useSettings();
  return <TimeOfStage time={stageTimeOf(stage, { now: Date.now, serviceZone })} />;
}

function TimeOfStage({ time }: { readonly time: Time }) {
  const { short, main, dates } = stageTimeWords(time, useLanguage());
  return (
    <>
      <span className={styles.spent} title={dates} aria-hidden>
        {short}
      </span>
      <span className="visually-hidden">{[main, dates].filter(Boolean).join(", ")}</span>
      {time.bar && (
        <span className={styles.lane} aria-hidden>
          <Bar className={styles.bar} range={time.bar} />
          {time.untilAction && <Bar className={styles.rest} range={time.untilAction} />}
        </span>
      )}
    </>
  );
}

function Bar({ className, range }: { className: string | undefined; range: TimeRange }) {
  return <span className={className} style={{ "--start": range.start, "--end": range.end }} />;
}
