import { Zap } from "lucide-react";
import { memo, type ReactNode } from "react";
import { Link } from "react-router";
import { AutoAction } from "#glance/AutoAction.tsx";
import { useFullLanguage } from "#language/LanguageProvider.tsx";
import type { StageSpan } from "#model/stage-clock.ts";
import { SentText } from "#ui/SentText.tsx";
import { StateWord } from "#ui/StateWord.tsx";
import styles from "./StageClock.module.css";
import { spanWords } from "./span-words.ts";

interface StageClockRowProps {
  readonly span: StageSpan;
  /** Where now is on the axis, 0 to 1. */
  readonly now: number | undefined;
  /** The link that selects it. */
  readonly search: string;
  readonly isSelected: boolean;
  /** Whose turn it is in this stage; "" when it is not this stage's turn. */
  readonly holder: string;
}

/** One stage on the axis: its name, its bar, and the same in words. */
export const StageClockRow = memo(function StageClockRow(props: StageClockRowProps) {
  const { span, now, search, isSelected, holder } = props;
  const { tag, words } = useFullLanguage();
  const { stage, state, autoAction } = span;
  const { main, dates, ...look } = spanWords(span, { tag, words });
  return (
    <li className={[styles.row, isSelected ? styles.selected : ""].join(" ")}>
      <Link
        to={{ search }}
        replace
        preventScrollReset
        className={styles.name}
        aria-current={isSelected ? "true" : undefined}
      >
        <SentText>{stage.name || words.stage.unnamed}</SentText>
      </Link>
      <div className={styles.track} aria-hidden>
        {now !== undefined && <Mark at={now} className={styles.nowLine} />}
        {span.place && <Bar state={state} {...span.place} />}
        {autoAction && (
          <Mark at={autoAction.at} className={styles.automatic}>
            <Zap size="0.8125rem" />
          </Mark>
        )}
      </div>
      <div className={styles.words}>
        <p className={styles.span}>
          <StateWord {...look}>{main}</StateWord> <SentText>{dates}</SentText>
        </p>
        {holder !== "" && (
          <p>
            <SentText>{holder}</SentText>
          </p>
        )}
        {stage.isActive && !stage.isFinal && stage.autoAction !== undefined && (
          <p>
            <AutoAction when={stage.autoAction} />
          </p>
        )}
      </div>
    </li>
  );
});

function Bar({ state, start, end }: { state: StageSpan["state"]; start: number; end: number }) {
  const width = `${(end - start) * 100}%`;
  // A moment at the very end of the axis still has a bar that can be seen.
  const left = `min(${start * 100}%, 100% - 0.75rem)`;
  return <span className={[styles.bar, styles[state]].join(" ")} style={{ left, width }} />;
}

interface MarkProps {
  readonly at: number;
  readonly className: string | undefined;
  readonly children?: ReactNode;
}

function Mark({ at, className, children }: MarkProps) {
  return (
    <span className={className} style={{ left: `${at * 100}%` }}>
      {children}
    </span>
  );
}
