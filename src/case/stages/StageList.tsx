import { memo, type ReactNode, useMemo, useState } from "react";
import { useHref } from "react-router";
import { useClock } from "#case-ui/clock.ts";
import { useWords } from "#i18n/LanguageProvider.tsx";
import { chunksOf } from "#model/chunks.ts";
import type { Stage } from "#model/stage.ts";
import { type TimeRange, timeScaleOf } from "#model/stage-time.ts";
import { useCanRenderAll } from "#ui/after-paint.ts";
import { ErrorBoundary } from "#ui/ErrorBoundary.tsx";
import { Notice } from "#ui/Notice.tsx";
import { ReceivedText } from "#ui/text/ReceivedText.tsx";
import { SafeItems } from "../SafePart.tsx";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";
import { useSelectStage, useStageLink } from "./stage-selection.ts";

/** How high a stage is at least, in pixels, where nobody has set the browser's font to be smaller. */
const leastHeight = 48;
/** How high a stage is while it was not laid out yet, in `rem`: as its style says. */
const farHeight = 4.25;
/** How many stages that are not in sight are drawn together. */
const runLength = 20;

/** Where the rail stands above the stage: as its style says. */
const narrow = "(width < 47.5em)";

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly selected: Stage | undefined;
}

/** The timeline of a case: every stage, in the order received, with its time on one scale for all. */
export const StageList = memo(function StageList(props: StageListProps) {
  const { stages } = props;
  const { stage: words } = useWords();
  if (stages.length === 0) return <Notice tone="info" title={words.none} />;
  // A stage whose dates cannot be read costs the others the scale, and not the list.
  return (
    <ErrorBoundary resetKey={stages} renderError={() => <Rail {...props} scale={undefined} />}>
      <ScaledRail {...props} />
    </ErrorBoundary>
  );
});

function ScaledRail(props: StageListProps) {
  const { stages } = props;
  const clock = useClock();
  const scale = useMemo(() => timeScaleOf(stages, clock), [stages, clock]);
  return <Rail {...props} scale={scale} />;
}

interface RailProps extends StageListProps {
  readonly scale: TimeRange | undefined;
}

/** The stages; first those that a screen has room for. */
function Rail({ stages, selected, scale }: RailProps) {
  const { stage: words } = useWords();
  const linkTo = useStageLink();
  const path = useHref({ search: "" });
  const onSelect = useSelectStage();
  const [near] = useState(() => inSight(stages, selected));
  const isWhole = useCanRenderAll(stages.length, near.last - near.first);
  const runs = useMemo(() => inRuns(stages, near), [stages, near]);
  return (
    <ol
      className={styles.rail}
      aria-label={words.stages}
      style={scale && { "--scale-start": scale.start, "--scale-end": scale.end }}
    >
      {runs.map(({ isNear, stages }) =>
        isNear || isWhole ? (
          <StageRun
            key={stages[0]?.key}
            stages={stages}
            selectedKey={stages.find(({ key }) => key === selected?.key)?.key}
            isNear={isNear}
            path={path}
            linkTo={linkTo}
            onSelect={onSelect}
          />
        ) : (
          <li
            key={stages[0]?.key}
            aria-hidden
            style={{ height: `${stages.length * farHeight}rem` }}
          />
        ),
      )}
    </ol>
  );
}

/** A part of the stages: from the first to before the last. */
interface Part {
  readonly first: number;
  readonly last: number;
}

/** Which stages are in sight once the rail is scrolled just so far that this one is; no fewer than a screen has room for. */
function inSight(stages: readonly Stage[], selected: Stage | undefined): Part {
  const count = Math.ceil(innerHeight / leastHeight);
  const at = matchMedia(narrow).matches ? 0 : stages.findIndex(({ key }) => key === selected?.key);
  const last = Math.max(count, Math.min(stages.length, at + 2));
  return { first: last - count, last };
}

/** The stages as they are drawn: those in sight in one run, those before and after in as many as it takes. */
const inRuns = (stages: readonly Stage[], near: Part) => [
  ...farRuns(stages.slice(0, near.first)),
  { isNear: true, stages: stages.slice(near.first, near.last) },
  ...farRuns(stages.slice(near.last)),
];

const farRuns = (stages: readonly Stage[]) =>
  chunksOf(stages, runLength).map((run) => ({ isNear: false, stages: run }));

interface StageRunProps {
  readonly stages: readonly Stage[];
  /** The selected stage's, where it is one of these. */
  readonly selectedKey: string | undefined;
  /** They are laid out at once, and not when they come near the screen. */
  readonly isNear: boolean;
  /** The address of the case. */
  readonly path: string;
  readonly linkTo: (stage: Stage) => { readonly search: string };
  readonly onSelect: (stage: Stage) => void;
}

/** Some stages of the timeline, one after the other: of hundreds only the runs that a selection changes are gone through. */
const StageRun = memo(function StageRun(props: StageRunProps) {
  const { stages, selectedKey, isNear, path, linkTo, onSelect } = props;
  return (
    <SafeItems
      items={stages}
      keyOf={({ key }) => key}
      renderItem={(stage) => (
        <StageItem
          key={stage.key}
          stage={stage}
          isSelected={stage.key === selectedKey}
          isNear={isNear}
          href={`${path}?${linkTo(stage).search}`}
          onSelect={onSelect}
        />
      )}
      place={inPlace}
    />
  );
});

const inPlace = ({ name }: Stage, notice: ReactNode) => (
  <li className={styles.item}>
    <span className={styles.mark} aria-hidden />
    <div className={styles.body}>
      <ReceivedText>{name}</ReceivedText>
      {notice}
    </div>
  </li>
);
