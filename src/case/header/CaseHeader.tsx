import { useCallback, useState } from "react";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { ChangesNotLoaded } from "#changes/ChangesNotLoaded.tsx";
import type { useChanges } from "#changes/use-changes.ts";
import { useHasPreviewBeside } from "#documents/CaseFilesProvider.tsx";
import { lazyPart } from "#lib/import-chunk.ts";
import type { Case } from "#model/case.ts";
import type { Turn } from "#model/turn.ts";
import { headerAnchor, targetOfChange } from "../anchors.ts";
import { CaseLink } from "../CaseLink.tsx";
import styles from "./CaseHeader.module.css";
import { CaseSubject } from "./CaseSubject.tsx";
import { type BarParts, CaseTitle, SlimBar } from "./SlimBar.tsx";
import { TurnCard } from "./TurnCard.tsx";

interface CaseHeaderProps {
  readonly caseData: Case;
  readonly turn: Turn;
  readonly sentence: string;
  /** Not on paper. */
  readonly bar?: BarParts;
  readonly changes?: ReturnType<typeof useChanges>;
}

export function CaseHeader({ caseData, turn, sentence, bar, changes }: CaseHeaderProps) {
  const hasPreviewBeside = useHasPreviewBeside();
  const [watch, isAway] = useIsScrolledAway();
  return (
    <header className={styles.head}>
      {bar ? (
        <SlimBar
          caseData={caseData}
          turn={turn}
          isSlim={isAway || hasPreviewBeside}
          isAlone={hasPreviewBeside}
          {...bar}
        />
      ) : (
        <CaseTitle caseData={caseData} />
      )}
      <div ref={bar && watch} id={headerAnchor} className={styles.rest}>
        {!hasPreviewBeside && (
          <>
            <CaseSubject caseData={caseData} />
            <TurnCard caseData={caseData} turn={turn} sentence={sentence} />
          </>
        )}
        {bar && (
          // The number of changes stands beside the amount, so that nothing moves when it appears.
          <div className={styles.news}>
            <SectionBoundary resetKey={caseData}>
              <CaseNews changes={changes} />
            </SectionBoundary>
          </div>
        )}
      </div>
    </header>
  );
}

const barHeight = 44;

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

const ChangesNotice = lazyPart(
  async () => (await import("#changes/ChangesNotice.tsx")).ChangesNotice,
);

const CaseNews = ({ changes }: { readonly changes: ReturnType<typeof useChanges> }) => (
  <>
    <ChangesNotLoaded />
    {changes && (
      <ChangesNotice
        {...changes}
        renderLink={(change, sentence) => {
          const place = targetOfChange(change);
          return place ? <CaseLink place={place}>{sentence}</CaseLink> : sentence;
        }}
      />
    )}
  </>
);
