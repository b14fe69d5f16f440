import type { Ref } from "react";
import { SectionBoundary } from "#case-ui/SectionBoundary.tsx";
import { useHasPreviewBeside } from "#documents/CaseFilesProvider.tsx";
import { useStore } from "#lib/store.ts";
import type { Case } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import { mediaQuery } from "#ui/page/media-query.ts";
import styles from "./SelectedStage.module.css";
import { StageSection } from "./StageSection.tsx";

const hasRoomForTwo = mediaQuery("(width >= 90em)");

interface SelectedStageProps {
  readonly caseData: Case;
  readonly stage: Stage | undefined;
  readonly turnStage: Stage | undefined;
  readonly sentence: string;
  readonly ref: Ref<HTMLElement>;
}

/** The selected stage, and on a wide screen the only active one to the right of it: claim and answer. */
export function SelectedStage(props: SelectedStageProps) {
  const { caseData, stage, turnStage, sentence, ref } = props;
  const isWide = useStore(hasRoomForTwo);
  // A preview stands in place of the active stage.
  const hasPreview = useHasPreviewBeside();
  const [active, ...others] = caseData.stages.filter(({ isActive }) => isActive);
  if (!stage) return null;
  const sectionOf = (shown: Stage) => (
    <SectionBoundary key={shown.key} resetKey={caseData}>
      <StageSection
        ref={shown === stage ? ref : undefined}
        stage={shown}
        isTurnInHeader={shown.key === turnStage?.key}
        sentence={sentence}
      />
    </SectionBoundary>
  );
  const isAlone = !isWide || hasPreview || others.length > 0;
  if (isAlone || !active || active === stage) return sectionOf(stage);
  return (
    <div className={styles.pair}>
      <div className={styles.half}>{sectionOf(stage)}</div>
      <div className={styles.half}>{sectionOf(active)}</div>
    </div>
  );
}
