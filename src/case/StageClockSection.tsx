import { memo, Suspense } from "react";
import { useFullWords } from "#language/LanguageProvider.tsx";
import { lazyPart } from "#language/lazy-part.tsx";
import type { Case } from "#model/case.ts";
import type { Stage } from "#model/stage.ts";
import { Disclosure } from "#ui/Disclosure.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { usePreference } from "./preference.ts";
import { SafePart } from "./SafePart.tsx";
import styles from "./StageClockSection.module.css";

const StageClock = lazyPart(async () => (await import("./StageClock.tsx")).StageClock);

interface StageClockSectionProps {
  readonly shown: Case;
  readonly selected: Stage | undefined;
}

/** The time spent in each stage, folded away until it is wanted; from then on it is open in every case. */
export const StageClockSection = memo(function StageClockSection(props: StageClockSectionProps) {
  const { shown, selected } = props;
  const { clock: words } = useFullWords();
  const [isOpen, setOpen] = usePreference("stage-clock", false);
  if (shown.stages.length === 0) return null;
  return (
    <Sheet title={words.title}>
      <div className={styles.section}>
        <Disclosure summary={words.show} isOpen={isOpen} onToggle={setOpen}>
          {isOpen && (
            <SafePart>
              <Suspense>
                <StageClock shown={shown} selected={selected} />
              </Suspense>
            </SafePart>
          )}
        </Disclosure>
      </div>
    </Sheet>
  );
});
