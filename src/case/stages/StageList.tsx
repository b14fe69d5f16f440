import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useCallback, useState } from "react";
import { useHref } from "react-router";
import { useClock } from "#config/clock.ts";
import { useHasPreviewBeside } from "#documents/CaseFilesProvider.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { Notice } from "#ui/Notice.tsx";
import { useKeyHint } from "#ui/page/shortcut.ts";
import { useLinkTo, useNavigateInCase } from "../CaseLink.tsx";
import { StageItem } from "./StageItem.tsx";
import styles from "./StageList.module.css";

interface StageListProps {
  readonly stages: readonly Stage[];
  readonly hasUnread: boolean;
  readonly selected: Stage | undefined;
  readonly turnStage: Stage | undefined;
}

export const StageList = memo(function StageList(props: StageListProps) {
  const { stages, hasUnread, selected, turnStage } = props;
  const { stage: t, case: caseWords } = useMessages();
  const linkTo = useLinkTo();
  const keys = useKeyHint("j k");
  const clock = useClock();
  const isNarrow = useHasPreviewBeside();
  const path = useHref({ search: "" });
  const goTo = useNavigateInCase();
  const [isUnfolded, setUnfolded] = useState(false);
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
        {stages.map((stage) => (
          <StageItem
            key={stage.key}
            stage={stage}
            clock={clock}
            isSelected={stage.key === selected?.key}
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
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {isUnfolded ? t.showFewer : t.showAll({ count: stages.length })}
          <Chevron aria-hidden size="1rem" />
        </button>
      )}
    </div>
  );
});
