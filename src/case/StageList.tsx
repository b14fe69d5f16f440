import { memo, type ReactNode, useState } from "react";
import { useHref } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import { useIsWhole } from "#language/painted.ts";
import type { Stage } from "#model/stage.ts";
import { Notice } from "#ui/Notice.tsx";
import { SentText } from "#ui/SentText.tsx";
import { SafeItems } from "./SafeItems.tsx";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";
import { useSelectStage, useStageLink } from "./stage-selection.ts";

/** How high a stage is at least, in pixels, where nobody has set the browser's font to be smaller. */
const leastHeight = 48;
/** How high a stage is while it was not laid out yet, in `rem`: as its style says. */
const farHeight = 4.25;

/** Where the rail stands above the stage: as its style says. */
const narrow = "(width < 47.5em)";

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly selected: Stage | undefined;
}

/** The timeline of a case: every stage, in the order sent; first those that a screen has room for. */
export const StageList = memo(function StageList({ stages, selected }: StageListProps) {
  const { stage: words } = useWords();
  const linkTo = useStageLink();
  const path = useHref({ search: "" });
  const onSelect = useSelectStage();
  const [near] = useState(() => inSight(stages, selected));
  const isWhole = useIsWhole(stages.length, near.last - near.first);
  if (stages.length === 0) return <Notice tone="info" title={words.none} />;
  const { first, last } = isWhole ? { first: 0, last: stages.length } : near;
  const nearStages = new Set(stages.slice(near.first, near.last));
  return (
    <ol className={styles.rail} aria-label={words.stages}>
      {first > 0 && <li aria-hidden style={{ height: `${first * farHeight}rem` }} />}
      <SafeItems
        items={stages.slice(first, last)}
        keyOf={({ key }) => key}
        renderItem={(stage) => (
          <StageItem
            key={stage.key}
            stage={stage}
            isSelected={stage.key === selected?.key}
            isNear={nearStages.has(stage)}
            href={`${path}?${linkTo(stage).search}`}
            onSelect={onSelect}
          />
        )}
        place={inPlace}
      />
      {last < stages.length && (
        <li aria-hidden style={{ height: `${(stages.length - last) * farHeight}rem` }} />
      )}
    </ol>
  );
});

/** Where the stages begin and end that are in sight once the rail is scrolled just so far that this one is. */
function inSight(stages: readonly Stage[], selected: Stage | undefined) {
  const count = Math.ceil(innerHeight / leastHeight);
  const at = matchMedia(narrow).matches ? 0 : stages.findIndex(({ key }) => key === selected?.key);
  const last = Math.min(stages.length, Math.max(count, at + 2));
  return { first: Math.max(0, last - count), last };
}

const inPlace = ({ name }: Stage, notice: ReactNode) => (
  <li className={styles.item}>
    <span className={styles.mark} aria-hidden />
    <div className={styles.body}>
      <SentText>{name}</SentText>
      {notice}
    </div>
  </li>
);
