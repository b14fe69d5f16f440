import { useWords } from "#language/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { Notice } from "#ui/Notice.tsx";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly selected: Stage | undefined;
}

/** The timeline of a case: every stage, in the order sent. */
export function StageList({ stages, selected }: StageListProps) {
  const { stage: words } = useWords();
  if (stages.length === 0) return <Notice tone="info" title={words.none} />;
  return (
    <ol className={styles.rail} aria-label={words.stages}>
      {stages.map((stage) => (
        <StageItem key={stage.key} stage={stage} isSelected={stage.key === selected?.key} />
      ))}
    </ol>
  );
}
