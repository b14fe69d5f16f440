import { memo, type ReactNode, useDeferredValue } from "react";
import { useHref } from "react-router";
import { useWords } from "#language/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { Notice } from "#ui/Notice.tsx";
import { SentText } from "#ui/SentText.tsx";
import { SafePart } from "./SafePart.tsx";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";
import { useSelectStage, useStageLink } from "./stage-selection.ts";

/** More stages than these are drawn around the selected one first, and the others after it. */
const atFirst = 40;

/** How high a stage is that was not laid out yet, in pixels: as its style says. */
const height = 68;

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly selected: Stage | undefined;
}

/** The timeline of a case: every stage, in the order sent. */
export const StageList = memo(function StageList({ stages, selected }: StageListProps) {
  const { stage: words } = useWords();
  const linkTo = useStageLink();
  const path = useHref({ search: "" });
  const onSelect = useSelectStage();
  const isWhole = useDeferredValue(true, stages.length <= atFirst);
  if (stages.length === 0) return <Notice tone="info" title={words.none} />;
  const at = stages.findIndex(({ key }) => key === selected?.key);
  const first = isWhole ? 0 : Math.max(0, Math.min(at - atFirst / 2, stages.length - atFirst));
  const last = isWhole ? stages.length : first + atFirst;
  return (
    <ol className={styles.rail} aria-label={words.stages}>
      {first > 0 && <li aria-hidden style={{ height: first * height }} />}
      {stages.slice(first, last).map((stage) => (
        <SafePart key={stage.key} of={stage} place={(notice) => inPlace(stage, notice)}>
          <StageItem
            stage={stage}
            isSelected={stage.key === selected?.key}
            href={`${path}?${linkTo(stage).search}`}
            onSelect={onSelect}
          />
        </SafePart>
      ))}
      {last < stages.length && (
        <li aria-hidden style={{ height: (stages.length - last) * height }} />
      )}
    </ol>
  );
});

const inPlace = ({ name }: Stage, notice: ReactNode) => (
  <li className={styles.item}>
    <span className={styles.mark} aria-hidden />
    <div className={styles.body}>
      <SentText>{name}</SentText>
      {notice}
    </div>
  </li>
);
