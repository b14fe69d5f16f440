import { Zap } from "lucide-react";
import { useMemo, useState } from "react";
import { useClock } from "#glance/clock.ts";
import { turnText } from "#glance/turn-words.ts";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import { formatDateTime, formatTick } from "#language/wall-clock.ts";
import type { Case } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import { stageClockOf } from "#model/stage-clock.ts";
import { turnOf } from "#model/turn.ts";
import { useSettings } from "#session/SessionProvider.tsx";
import { Button } from "#ui/Button.tsx";
import styles from "./StageClock.module.css";
import { StageClockRow } from "./StageClockRow.tsx";
import { useStageLink } from "./stage-selection.ts";

/** Beyond, a day's name would not fit between its tick and the end of the axis. */
const lastNamed = 0.85;

/** Stages shown at first, and more of them at a press: thousands of bars would hold up the screen. */
const step = 100;

/** More stages than these are scrolled on their own. */
const many = 20;

interface StageClockProps {
  readonly shown: Case;
  readonly selected: Stage | undefined;
}

/** The time of a case on one axis, a bar a stage, and beside each bar the same in words. */
export function StageClock({ shown, selected }: StageClockProps) {
  const { tag, words } = useFullLanguage();
  const clock = useClock();
  const { spans, ticks, now } = useMemo(() => stageClockOf(shown, clock), [shown, clock]);
  const [most, setMost] = useState(step);
  const linkTo = useStageLink();
  const turn = turnOf(shown, useSettings());
  const holding = turn.kind === "unclear" || turn.kind === "ended" ? undefined : turn.stage;
  const isExact = clock.serviceZone !== "";
  return (
    <div className={styles.clock}>
      <p className={styles.legend}>
        {now && (
          <span className={styles.sign}>
            <span className={styles.nowLine} aria-hidden />
            <span>
              {words.clock.now}{" "}
              <time dateTime={now.wallClock}>{formatDateTime(now.wallClock, tag)}</time>,{" "}
              {isExact ? words.clock.exactly : words.clock.roughly}
            </span>
          </span>
        )}
        {spans.some(({ autoAction }) => autoAction) && (
          // In words it stands beside the bar it is about.
          <span className={styles.sign} aria-hidden>
            <span className={styles.automatic}>
              <Zap size="0.8125rem" />
            </span>
            {words.stage.autoAction}
          </span>
        )}
      </p>
      <div className={spans.length > many ? styles.many : styles.plot}>
        {ticks.length > 0 && (
          <div className={styles.axis} aria-hidden>
            <div className={styles.ticks}>
              {ticks.map(({ day, at, names }) => (
                <span key={day} className={styles.tick} style={{ left: `${at * 100}%` }}>
                  {(at < lastNamed || ticks.length === 1) && formatTick(day, names, tag)}
                </span>
              ))}
            </div>
          </div>
        )}
        <ol aria-label={words.clock.title}>
          {spans.slice(0, most).map((span) => (
            <StageClockRow
              key={span.stage.key}
              span={span}
              now={now?.at}
              search={linkTo(span.stage).search}
              isSelected={span.stage.key === selected?.key}
              holder={span.stage === holding ? turnText(turn, words) : ""}
            />
          ))}
        </ol>
        {spans.length > most && (
          <Button look="quiet" onClick={() => setMost(most + step)}>
            {words.clock.more({ count: Math.min(step, spans.length - most) })}
          </Button>
        )}
      </div>
    </div>
  );
}
