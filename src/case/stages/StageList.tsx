import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useCallback, useState } from "react";
import { useHref } from "react-router";
import { useHasPreviewBeside } from "#documents/preview/use-beside.ts";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { Notice } from "#ui/Notice.tsx";
import { useCanRenderAll } from "#ui/page/after-paint.ts";
import { useKeyHint } from "#ui/page/shortcut.ts";
import { useLinkTo, useNavigateInCase } from "../navigation.ts";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";

/** The height of a row in `rem`, as in the style. */
const stageHeight = 1.875;

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly hasUnread: boolean;
  readonly selected: Stage | undefined;
  readonly turnStage: Stage | undefined;
}

/** The timeline of a case: every stage, in the order given. */
export const StageList = memo(function StageList(props: StageListProps) {
  const { stages, hasUnread, selected, turnStage } = props;
  const { stage: t, case: caseWords } = useMessages();
  const linkTo = useLinkTo();
  const keys = useKeyHint("j k");
  const isNarrow = useHasPreviewBeside();
  const path = useHref({ search: "" });
  const goTo = useNavigateInCase();
  const [isUnfolded, setUnfolded] = useState(false);
  const [inSight] = useState(() => stagesInSight(stages, selected));
  const isWhole = useCanRenderAll(stages.length, inSight.end - inSight.start);
  const onSelect = useCallback(
    (stage: Stage) => {
      setUnfolded(false);
      goTo({ stage });
    },
    [goTo],
  );
  const unread = hasUnread && <Notice tone="warn" title={caseWords.unread} />;
  if (stages.length === 0) return unread || <Notice tone="info" title={t.none} />;
  const Chevron = isUnfolded ? ChevronUp : ChevronDown;
  return (
    <div className={[styles.panel, isUnfolded ? "" : styles.folded].join(" ")}>
      <h2 className="visually-hidden">{t.stages}</h2>
      <ol
        className={styles.rail}
        aria-label={t.stages}
        aria-keyshortcuts={keys}
        data-narrow={isNarrow || undefined}
      >
        {!isWhole && inSight.start > 0 && (
          <li
            aria-hidden
            className={styles.spacer}
            style={{ height: `${inSight.start * stageHeight}rem` }}
          />
        )}
        {(isWhole ? stages : stages.slice(inSight.start, inSight.end)).map((stage, index) => (
          <StageItem
            key={stage.key}
            stage={stage}
            isFar={isWhole && (index < inSight.start || index >= inSight.end)}
            isSelected={stage.key === selected?.key}
            isListWhole={isWhole}
            isActionInHeader={stage.key === turnStage?.key}
            href={`${path}?${linkTo({ stage }).search}`}
            onSelect={onSelect}
          />
        ))}
      </ol>
      {unread}
      {stages.length > 1 && (
        <button
          type="button"
          className={[styles.all, !isUnfolded && selected?.isActive ? "covers" : ""].join(" ")}
          aria-expanded={isUnfolded}
          aria-label={isUnfolded ? undefined : t.showAll({ count: stages.length })}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded
            ? t.showFewer
            : caseWords.neighbours.position({
                number: stages.findIndex(({ key }) => key === selected?.key) + 1,
                count: stages.length,
              })}
          <Chevron aria-hidden size="1rem" />
        </button>
      )}
    </div>
  );
});

/**
 * The range of stages that fits on the screen and contains the selected one. This range is rendered before the others.
 */
function stagesInSight(stages: readonly Stage[], selected: Stage | undefined) {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const count = Math.ceil(innerHeight / (stageHeight * rem));
  const index = stages.findIndex(({ key }) => key === selected?.key);
  const end = Math.max(count, Math.min(stages.length, index + 2));
  return { start: end - count, end };
}
