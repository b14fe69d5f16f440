import { Check, Flag } from "lucide-react";
import { type MouseEvent, memo, useLayoutEffect, useRef } from "react";
import { AutoAction } from "#case-ui/AutoAction.tsx";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { ControlActionWords } from "#case-ui/ControlActionWords.tsx";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { isClosed, type Stage } from "#model/stage.ts";
import { bidiIsolated } from "#ui/text/ReceivedText.tsx";
import { PlannedStart, StageTime } from "../stage-times/StageTime.tsx";
import styles from "./StageList.module.css";
import { StageWords } from "./StageWords.tsx";

/** In so many frames all that comes near the screen by a jump through hundreds of stages is laid out. */
const settlingFrames = 10;

interface StageItemProps {
  readonly stage: Stage;
  readonly isSelected: boolean;
  /** It is laid out at once, and not when it comes near the screen. */
  readonly isNear: boolean;
  /** The address that selects it. */
  readonly href: string;
  readonly onSelect: (stage: Stage) => void;
}

/**
 * One stage of the timeline: its name, what it is in words, and its automatic action while it is open.
 * Of hundreds only the two that a selection changes are drawn again; a router's link always would be.
 */
export const StageItem = memo(function StageItem(props: StageItemProps) {
  const { stage, isSelected, isNear, href, onSelect } = props;
  const words = useWords();
  const mark = useMark(`stage ${stage.key}`);
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const item = row.current;
    if (!isSelected || !item) return;
    showInRail(item);
    // What came near the screen by that is laid out in the next frames, and may push it away again.
    let left = settlingFrames;
    let frame = requestAnimationFrame(function settle() {
      showInRail(item);
      left -= 1;
      if (left > 0) frame = requestAnimationFrame(settle);
    });
    return () => cancelAnimationFrame(frame);
  }, [isSelected]);
  const isDone = isClosed(stage) && !stage.isActive;
  // That none is planned is said only where the operator looks for it.
  const showsAction = !isDone && (stage.autoAction !== "never" || stage.isActive || isSelected);
  const look = stage.isActive ? "now" : isDone ? "done" : stage.isNext ? "next" : "rest";
  return (
    <li
      ref={row}
      className={[
        styles.item,
        styles[look],
        isNear ? "" : styles.far,
        isSelected ? styles.selected : "",
      ].join(" ")}
      aria-current={stage.isActive ? "step" : undefined}
    >
      <span className={styles.mark} aria-hidden>
        {stage.isFinal ? <Flag size="0.6875rem" /> : isDone ? <Check size="0.75rem" /> : null}
      </span>
      <div className={styles.body}>
        <div className={styles.line}>
          <a
            href={href}
            className={styles.name}
            aria-current={isSelected ? "true" : undefined}
            onClick={(event) => {
              if (!isPlain(event)) return;
              event.preventDefault();
              onSelect(stage);
            }}
          >
            {bidiIsolated(stage.name || words.stage.unnamed)}
          </a>
          {mark && <ChangeMark mark={mark} />}
        </div>
        <p className={styles.about}>
          <StageWords stage={stage} />
          {showsAction && <AutoAction when={stage.autoAction} />}
          <ControlActionWords actions={stage.controlActions} />
          <PlannedStart stage={stage} />
        </p>
        <StageTime stage={stage} />
      </div>
    </li>
  );
});

/** Whether a press is meant for this page, and not for a new tab or window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Scrolls the rail and nothing else: the page stays where the operator reads. */
function showInRail(row: HTMLElement): void {
  const rail = row.parentElement;
  if (!rail) return;
  const end = row.offsetTop + row.offsetHeight;
  if (row.offsetTop < rail.scrollTop) rail.scrollTop = row.offsetTop;
  else if (end > rail.scrollTop + rail.clientHeight) rail.scrollTop = end - rail.clientHeight;
}
