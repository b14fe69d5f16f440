import { memo, type ReactNode } from "react";
import type { Stage } from "#model/stage.ts";
import { SentText } from "#ui/SentText.tsx";
import { SafeItems } from "./SafeItems.tsx";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";

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
export const StageRun = memo(function StageRun(props: StageRunProps) {
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
      <SentText>{name}</SentText>
      {notice}
    </div>
  </li>
);
