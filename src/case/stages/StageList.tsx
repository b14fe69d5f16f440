import { ChevronDown, ChevronUp } from "lucide-react";
import { memo, useCallback, useEffect, useRef, useState } from "react";
import { useHref, useLocation } from "react-router";
import { useClock } from "#config/clock.ts";
import { useHasPreviewBeside } from "#documents/CaseFilesProvider.tsx";
import { useMessages } from "#i18n/LanguageProvider.tsx";
import type { Stage } from "#model/stage.ts";
import { maskedStart } from "#privacy/card-number.ts";
import { Notice } from "#ui/Notice.tsx";
import { useKeyHint, useShortcut } from "#ui/page/shortcut.ts";
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
  const announcement = useStageKeys(stages, selected);
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
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
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

/**
 * `j` and `k` select the next and the previous stage.
 * @returns the text for a screen reader after another stage was selected in any way, because the focus does not move.
 */
function useStageKeys(stages: readonly Stage[], selected: Stage | undefined): string {
  const { stage: t } = useMessages();
  const goTo = useNavigateInCase();
  const { key: location } = useLocation();
  const stage = selected?.key;
  const [last, setLast] = useState({ location, stage, isSelection: false });
  if (last.location !== location || last.stage !== stage) {
    // A refresh may select another stage, and a link may lead to something else than a stage.
    const isSelection = last.location !== location && last.stage !== stage;
    setLast({ location, stage, isSelection });
  }
  const index = stages.findIndex(({ key }) => key === selected?.key);
  // Keys may come faster than stages are rendered: each key starts from the target of the last one.
  const wanted = useRef(index);
  useEffect(() => void (wanted.current = index), [index]);
  function go(steps: number) {
    const next = stages[wanted.current + steps];
    if (!next) return;
    wanted.current += steps;
    goTo({ stage: next });
  }
  useShortcut({ key: "j", repeats: true }, () => go(1));
  useShortcut({ key: "k", repeats: true }, () => go(-1));
  if (!selected || !last.isSelection) return "";
  const name = maskedStart(selected.name || t.unnamed);
  return t.selected({ name, number: index + 1, count: stages.length });
}
