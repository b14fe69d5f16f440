import { type ReactNode, useCallback, useState } from "react";
import { useHasPreviewBeside } from "#documents/CaseFilesProvider.tsx";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { useIsPrinting } from "#ui/page/display.ts";
import { headerAnchor } from "../anchors.ts";
import styles from "./CaseHeader.module.css";
import { CaseSubject } from "./CaseSubject.tsx";
import { CaseTitle } from "./CaseTitle.tsx";
import { type BarParts, SlimBar } from "./SlimBar.tsx";
import { TurnCard } from "./TurnCard.tsx";

interface CaseHeaderProps {
  readonly caseData: Case;
  readonly turn: Turn;
  /** What happens in the case, in one sentence; "" where nothing says so. */
  readonly sentence: string;
  readonly bar?: BarParts;
  /** The changes of the case. Their number stands beside the amount, so that nothing moves when it appears. */
  readonly news?: ReactNode;
}

/** Which case it is, what it is about, whose turn it is, until when, and what happens then. */
export function CaseHeader({ caseData, turn, sentence, bar, news }: CaseHeaderProps) {
  const isPrinting = useIsPrinting();
  const hasPreviewBeside = useHasPreviewBeside();
  const [watch, isAway] = useIsScrolledAway();
  return (
    <header className={styles.head}>
      {isPrinting ? (
        <CaseTitle caseData={caseData} />
      ) : (
        <SlimBar
          caseData={caseData}
          turn={turn}
          isSlim={isAway || hasPreviewBeside}
          isAlone={hasPreviewBeside}
          {...bar}
        />
      )}
      <div ref={isPrinting ? undefined : watch} id={headerAnchor} className={styles.rest}>
        {!hasPreviewBeside && (
          <>
            <CaseSubject caseData={caseData} />
            <TurnCard caseData={caseData} turn={turn} sentence={sentence} />
          </>
        )}
        {news && <div className={styles.news}>{news}</div>}
      </div>
    </header>
  );
}

/** The height of the bar at the top of the window, in pixels. */
const barHeight = 44;

/** Whether an element is scrolled out of sight, and the ref of this element. */
function useIsScrolledAway() {
  const [isAway, setAway] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setAway(entry?.isIntersecting === false && entry.boundingClientRect.top < 0),
      { rootMargin: `-${barHeight}px 0px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, isAway] as const;
}
