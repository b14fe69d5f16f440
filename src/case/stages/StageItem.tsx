import { CircleCheck, CircleDashed, Flag } from "lucide-react";
import { type MouseEvent, memo, useLayoutEffect, useRef } from "react";
import { ChangeMark, useMark } from "#case-ui/ChangeMark.tsx";
import { controlText } from "#case-ui/format-stage.ts";
import { ServiceTime } from "#case-ui/ServiceTime.tsx";
import { TimeToAutoAction } from "#case-ui/TimeLeft.tsx";
import { turnIcons } from "#case-ui/TurnLabel.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import { receivedText } from "#model/received.ts";
import { canActAutomatically, isClosed, type Stage } from "#model/stage.ts";
import type { Clock } from "#model/time/deadline.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import styles from "./StageItem.module.css";
import { StageTime } from "./StageTime.tsx";

interface StageItemProps {
  readonly stage: Stage;
  /** Of the whole list: one for each of thousands of stages would take a tenth of their time. */
  readonly clock: Clock;
  readonly isSelected: boolean;
  /** Whether the automatic action is in the header, so that here only a screen reader has it. */
  readonly isActionInHeader: boolean;
  readonly href: string;
  readonly onSelect: (stage: Stage) => void;
}

/**
 * Only a screen reader has the state in words: on the screen its place, its icon and its date say so. A plain link,
 * because the router's `Link` renders with every navigation: 24 ms instead of 14 among 400 stages.
 */
export const StageItem = memo(function StageItem(props: StageItemProps) {
  const { stage, clock, isSelected, isActionInHeader, href, onSelect } = props;
  const t = useMessages();
  const mark = useMark(`stage ${stage.key}`);
  const row = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    if (isSelected && row.current) showInRail(row.current);
  }, [isSelected]);
  const name = stage.name || t.stage.unnamed;
  const isDone = isClosed(stage) && !stage.isActive;
  const hasNoAction = stage.autoAction === "never";
  // That no action is planned is said of the active stage, and to a screen reader of the selected one: its row stays
  // as high when it is selected.
  const saysAction = !isDone && (!hasNoAction || stage.isActive || isSelected);
  const isCounted = hasNoAction || canActAutomatically(stage);
  const isLive = stage.isActive && !stage.hasCaseEnded;
  const isCurrent = isLive && !isClosed(stage);
  const isActionShown = !isActionInHeader && (hasNoAction ? isLive : isCounted);
  const look = stage.isActive ? "now" : isDone ? "done" : stage.isNext ? "next" : "rest";
  const decided = stage.controlActions.filter((action) => action !== "NotRequired");
  return (
    <li
      ref={row}
      className={["soft", styles.item, styles[look], isSelected ? styles.selected : ""].join(" ")}
      data-live={isCurrent || undefined}
      data-foldable={!isSelected && !stage.isActive}
      aria-current={stage.isActive ? "step" : undefined}
    >
      <span className={styles.mark} aria-hidden>
        {!isCurrent && <StateIcon stage={stage} />}
      </span>
      <a
        href={href}
        className={`covers ${styles.name}`}
        title={maskedStart(name)}
        aria-current={isSelected ? "true" : undefined}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onSelect(stage);
        }}
      >
        <ReceivedText>{name}</ReceivedText>
      </a>
      <StageTime stage={stage} clock={clock} />{" "}
      {mark && (
        <span className={styles.change}>
          <ChangeMark mark={mark} />
        </span>
      )}
      <p className={`small ${styles.about}`}>
        <StageDescription stage={stage} />
        {decided.length > 0 && (
          <span className={styles.word}>
            <ReceivedText>{controlText(decided, t)}</ReceivedText>
          </span>
        )}
        {saysAction && stage.autoAction !== undefined && (
          <span className={isActionShown ? styles.word : "visually-hidden"}>
            {!hasNoAction && (
              <span className="visually-hidden">
                {t.stage.autoAction} <ServiceTime when={stage.autoAction} />{" "}
              </span>
            )}
            {isCounted && <TimeToAutoAction when={stage.autoAction} />}
          </span>
        )}
      </p>
    </li>
  );
});

function StateIcon({ stage }: { readonly stage: Stage }) {
  if (isClosed(stage) && !stage.isActive) return <CircleCheck />;
  // Active and closed at once.
  if (stage.isActive && !stage.hasCaseEnded) return <turnIcons.unclear />;
  return stage.isFinal ? <Flag /> : <CircleDashed />;
}

/** Whether a click stays on this page: with a modifier key the browser opens a tab or a window. */
const isPlain = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Scrolls the list of stages to a row; `scrollIntoView` would scroll the page too. */
function showInRail(row: HTMLElement): void {
  const rail = row.parentElement;
  if (!rail) return;
  const end = row.offsetTop + row.offsetHeight;
  // Below a high header the end of the list is outside the window until the page is scrolled.
  const inWindow = innerHeight - rail.getBoundingClientRect().top;
  const height = Math.min(rail.clientHeight, inWindow);
  if (row.offsetTop < rail.scrollTop) rail.scrollTop = row.offsetTop;
  else if (end > rail.scrollTop + height) rail.scrollTop = end - height;
}

/** For a screen reader: everything that the response says of the state, contradictions included. */
function StageDescription({ stage }: { readonly stage: Stage }) {
  const { stage: t } = useMessages();
  return (
    <span className="visually-hidden">
      {stage.isActive && `${t.active}, `}
      {stage.closed !== "open" && receivedText(stage.closed) !== "" && (
        <>
          {t.closed} <ServiceTime when={stage.closed} />
          {", "}
        </>
      )}
      {stage.isNext && `${t.next}, `}
      {stage.isFinal && `${t.final}, `}
      {stage.controlActions.includes("NotRequired") && `${t.control.NotRequired}, `}
    </span>
  );
}
